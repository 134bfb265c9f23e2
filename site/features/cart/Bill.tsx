'use client'
import clsx from 'clsx'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { MouseEvent } from 'react'
import type { QuoteView } from '#domain/calls/payments.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { countedText } from '#domain/text/counted.ts'
import { barAmount, behind, title } from '#site/features/shell/payments/BillFigures.css.ts'
import { BillFigures, EarnsNote, GstNote } from '#site/features/shell/payments/BillFigures.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { onlyDesktop } from '#site/ui/layout.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { bottomBar } from '#site/ui/navigation/bottomBar.css.ts'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { stickyCard } from '#site/ui/stickyCard.css.ts'
import * as styles from './Bill.css.ts'
import { freeDeliveryNote } from './freeDeliveryNote.ts'

type GoProps = {
  /** Whether a change of the cart is still being saved. */
  isBehind: boolean
  /** Goes to the checkout once the server has every change. */
  onGo: () => Promise<void>
}

type BillProps = GoProps & {
  /** Null when nothing can be bought. */
  quote: QuoteView | null
  /** Number of lines that can't be bought. */
  blocked: number
  /** For visitors. */
  onLogIn: (() => void) | undefined
}

/** Every amount of what can be bought, and the button to the checkout. */
export function Bill({ quote, isBehind, blocked, onGo, onLogIn }: BillProps) {
  const t = useTexts('cart')
  const { title: name } = useTexts('bill')
  const locale = useLocale()
  return (
    <Card as="aside" pad="l" className={stickyCard} aria-label={name}>
      <h2 className={title}>{name}</h2>
      {blocked > 0 ? (
        <p className={styles.note}>{quote ? countedText(locale, t.stays, blocked) : t.nothingToBuy}</p>
      ) : null}
      {quote ? (
        <>
          <BillFigures bill={quote} isBehind={isBehind} />
          <FreeDeliveryNote quote={quote} />
          <GstNote taxPaise={quote.taxPaise} />
          <EarnsNote earnsPaise={quote.earnsPaise} />
          <div className={onlyDesktop}>
            <CheckoutLink size="l" isBehind={isBehind} onGo={onGo} />
          </div>
        </>
      ) : null}
      <AppLink href="/refund-policy" className={styles.terms} prefetch={false}>
        <Icon icon={RotateCcw} size="s" />
        {t.refunds}
      </AppLink>
      {onLogIn ? (
        <button type="button" className={styles.logIn} onClick={onLogIn}>
          {t.haveAccount}
        </button>
      ) : null}
    </Card>
  )
}

function FreeDeliveryNote({ quote }: { quote: QuoteView }) {
  const note = freeDeliveryNote(quote, useTexts('cart'))
  return note ? <p className={styles.note}>{note}</p> : null
}

function CheckoutLink({ isBehind, onGo, size }: GoProps & { size: 'm' | 'l' }) {
  const { toCheckout } = useTexts('cart')
  const wait = (event: MouseEvent) => {
    if (!isBehind || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void onGo()
  }
  return (
    <LinkButton href="/checkout" size={size} isBlock prefetch={false} onClick={wait}>
      {toCheckout}
    </LinkButton>
  )
}

/** On phones the total and the button to the checkout stay at the bottom of the screen. */
export function CheckoutBar({ payablePaise, ...go }: GoProps & { payablePaise: number }) {
  return (
    <div className={bottomBar} data-bottom-bar="">
      <b className={clsx(barAmount, go.isBehind && behind)}>{formatInr(payablePaise)}</b>
      <div className={styles.barLink}>
        <CheckoutLink size="m" {...go} />
      </div>
    </div>
  )
}
