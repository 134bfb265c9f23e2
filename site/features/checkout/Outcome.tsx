'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { fill } from '#domain/text/fill.ts'
import { timeText } from '#site/data/dateText.ts'
import { startPaying } from '#site/data/payOrder.ts'
import { useAuthDialog } from '#site/features/shell/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Bubble } from '#site/ui/Bubble.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { actions, facts, lead, mark, narrow, sign, signs } from './Outcome.css.ts'
import { Unlocked } from './Unlocked.tsx'
import type { Settled } from './useSettle.ts'

type Known = Extract<Settled, { state: 'known' }>
type OutcomeProps = { settled: Known; onAskAgain: () => void }

/** What became of the payment: paid, failed, still open or given back. */
export function Outcome({ settled, onAskAgain }: OutcomeProps) {
  const t = useTexts('checkout')
  const locale = useLocale()
  const { status, receipt } = settled.answer
  const values = { number: receipt.number, amount: formatInr(receipt.payablePaise) }
  if (status === 'paid')
    return (
      <Screen mark="paid" title={t.received} lead={t.receivedText}>
        <p className={facts}>
          {fill(t.orderOf, { number: receipt.number })} · {formatInr(receipt.payablePaise)}
          {receipt.paidAt ? ` · ${timeText(receipt.paidAt, locale)}` : ''}
        </p>
        <Unlocked receipt={receipt} />
      </Screen>
    )
  if (status === 'refunded')
    return (
      <Screen mark="open" title={t.givenBack} lead={fill(t.givenBackText, values)}>
        <div>
          <LinkButton href="/orders">{t.yourOrders}</LinkButton>
        </div>
      </Screen>
    )
  if (status === 'failed')
    return (
      <Screen mark="failed" title={t.notThrough} lead={fill(t.notThroughText, values)}>
        <PayAgain orderId={receipt.orderId} label={fill(t.payAgain, values)} onPaid={onAskAgain} />
      </Screen>
    )
  return (
    <Screen
      mark="open"
      title={settled.isAsking ? t.waiting : t.undecided}
      lead={fill(settled.isAsking ? t.waitingText : t.undecidedText, values)}
    >
      {settled.isAsking ? null : (
        <div>
          <Button look="outline" onPress={onAskAgain}>
            {t.checkAgain}
          </Button>
        </div>
      )}
      <PayAgain orderId={receipt.orderId} label={t.backToGateway} look="outline" onPaid={onAskAgain} />
    </Screen>
  )
}

type ScreenProps = { mark: 'paid' | 'failed' | 'open'; title: string; lead: string; children: ReactNode }

/** The headline takes the focus, so that it is read out when the answer comes. */
function Screen({ mark: kind, title, lead: text, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another headline is what asks for the focus
  useEffect(() => heading.current?.focus(), [title])
  return (
    <div className={narrow}>
      {kind === 'paid' ? (
        <Bubble state="done" size="l" className={mark} />
      ) : (
        <span className={`${sign} ${signs[kind]}`}>
          <Icon icon={kind === 'failed' ? CircleAlert : Clock} size="l" />
        </span>
      )}
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={lead}>{text}</p>
      </div>
      {children}
    </div>
  )
}

type PayAgainProps = { orderId: string; label: string; look?: 'primary' | 'outline'; onPaid: () => void }

function PayAgain({ orderId, label, look = 'primary', onPaid }: PayAgainProps) {
  const t = useTexts('checkout')
  const { base } = useProject()
  const { open } = useAuthDialog()
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const pay = async () => {
    setIsBusy(true)
    setProblem(null)
    const start = await startPaying(base, orderId)
    if (start.state === 'goTo') return window.location.assign(start.url)
    setIsBusy(false)
    if (start.state === 'alreadyPaid') onPaid()
    else if (start.state === 'signedOut') open(() => router.refresh())
    else setProblem(start.message)
  }
  return (
    <>
      {problem ? (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      ) : null}
      <div className={actions}>
        <Button size="l" look={look} isPending={isBusy} onPress={() => void pay()}>
          {label}
        </Button>
        <LinkButton href="/orders" look="ghost" size="l" prefetch={false}>
          {t.yourOrders}
        </LinkButton>
      </div>
    </>
  )
}
