'use client'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { CartLine } from '#domain/calls/cart.ts'
import type { QuoteView } from '#domain/calls/payments.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Shop } from '#site/data/shop/cart.ts'
import { useCouponOffers } from '#site/data/shop/couponOffers.ts'
import {
  couponSetTitle,
  groupByUsability,
  improvedCouponSet,
  isBestCouponSet,
} from '#site/data/shop/couponSets.ts'
import { purchasableItems } from '#site/data/shop/shopping.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { AppliedCodes } from './AppliedCodes.tsx'
import { CodeForm } from './CodeForm.tsx'
import { box, drawing, flush, head, headText, hint, opener as openerStyle, title } from './CouponCard.css.ts'
import { Refusals } from './Refusals.tsx'
import { codesText, useCoupons } from './useCoupons.ts'

const loadDialog = () => import('./CouponDialog.tsx').then((m) => ({ default: m.CouponDialog }))
const CouponDialog = lazy(loadDialog)

type CouponCardProps = { shop: Shop; quote: QuoteView; lines: readonly CartLine[]; uid: string }

/** The applied coupons with their discount, a field for a code, and the best ones to choose from. */
export function CouponCard({ shop, quote, lines, uid }: CouponCardProps) {
  const t = useTexts('cart')
  const locale = useLocale()
  const id = useId()
  const showSnackbar = useSnackbar()
  const coupons = useCoupons(shop, quote)
  const offers = useCouponOffers(shop.base, purchasableItems(lines), uid)
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  const root = useRef<HTMLElement>(null)
  const { applied, announcement, isBusy, take } = coupons
  const isOn = applied.length > 0
  const only = applied.length === 1 ? applied[0] : undefined
  const better = improvedCouponSet(offers, quote.couponPaise)
  useKeptFocus(root, applied.join())

  const bestText = isBestCouponSet(offers, quote.couponPaise)
    ? countedText(locale, t.bestOf, groupByUsability(offers).usable.length)
    : null
  return (
    <section ref={root} className={box} data-on={isOn || undefined} aria-labelledby={id} aria-busy={isBusy}>
      <div className={head}>
        <span className={drawing}>
          <Icon icon={TicketPercent} />
        </span>
        <div className={headText}>
          <h2 id={id} className={title}>
            {isOn
              ? fillPlaceholders(t.applied, {
                  codes: codesText(applied),
                  amount: formatInr(quote.couponPaise),
                })
              : t.haveCoupon}
          </h2>
          {bestText ? <p className={hint}>{bestText}</p> : null}
          {better ? (
            <p className={hint}>
              {fillPlaceholders(isOn ? t.betterTakes : t.wouldTake, {
                codes: codesText(better.codes),
                amount: formatInr(better.discountPaise),
              })}
            </p>
          ) : null}
          {better ? (
            <p className={hint}>
              <MixedText>{couponSetTitle(offers, better)}</MixedText>
            </p>
          ) : null}
        </div>
        <div className={openerStyle}>
          {better ? (
            <PlainButton size="s" look="outline" onClick={() => void take(better.codes)}>
              {t.applyBest}
            </PlainButton>
          ) : null}
          {only ? (
            <PlainButton
              size="s"
              look="ghost"
              className={flush}
              aria-label={fillPlaceholders(t.removeCode, { code: only })}
              aria-disabled={isBusy}
              onClick={() => void take([])}
            >
              {t.remove}
            </PlainButton>
          ) : null}
          {isOn || offers.coupons.length > 0 ? (
            <PlainButton
              size="s"
              look="ghost"
              className={flush}
              data-keeps-focus=""
              aria-haspopup="dialog"
              aria-label={isOn ? t.changeCoupons : undefined}
              onPointerEnter={() => void loadDialog().catch(() => undefined)}
              onClick={() => setDialog('open')}
            >
              {isOn ? t.change : t.allCoupons}
            </PlainButton>
          ) : null}
        </div>
      </div>
      <AppliedCodes coupons={quote.coupons} isBusy={isBusy} onTake={take} />
      {isOn ? null : <CodeForm coupons={coupons} />}
      {dialog === 'open' ? null : <Refusals coupons={coupons} />}
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {dialog === 'never' ? null : (
        <Suspense fallback={null}>
          <CouponDialog
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onTaken={(text) => {
              setDialog('closed')
              showSnackbar(text)
            }}
            coupons={coupons}
            offers={offers}
          />
        </Suspense>
      )}
    </section>
  )
}

/** When the focused element disappears with a change of the coupons, the card gets the focus. */
function useKeptFocus(root: React.RefObject<HTMLElement | null>, applied: string): void {
  const previous = useRef(applied)
  useEffect(() => {
    if (previous.current === applied) return
    previous.current = applied
    if (document.activeElement !== document.body) return
    root.current?.querySelector<HTMLElement>('[data-keeps-focus], input')?.focus()
  }, [applied, root])
}
