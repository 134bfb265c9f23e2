'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { timeText } from '#site/data/dateText.ts'
import { startPaying } from '#site/data/payOrder.ts'
import { useAuthDialog } from '#site/features/shell/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
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
  const { status, receipt } = settled.answer
  if (status === 'paid')
    return (
      <Screen
        mark="paid"
        title="Payment received"
        lead="A receipt is in your orders. What you bought is open now."
      >
        <p className={facts}>
          Order {receipt.number} · {formatInr(receipt.payablePaise)}
          {receipt.paidAt ? ` · ${timeText(receipt.paidAt)}` : ''}
        </p>
        <Unlocked receipt={receipt} />
      </Screen>
    )
  if (status === 'refunded')
    return (
      <Screen
        mark="open"
        title="This payment was given back"
        lead={`Order ${receipt.number} is closed; ${formatInr(receipt.payablePaise)} went back the way it came.`}
      >
        <div>
          <LinkButton href="/orders">Your orders</LinkButton>
        </div>
      </Screen>
    )
  if (status === 'failed')
    return (
      <Screen
        mark="failed"
        title="The payment did not go through"
        lead={`The gateway reports that ${formatInr(receipt.payablePaise)} was not paid. Order ${receipt.number} is kept with its price, so you can pay again.`}
      >
        <PayAgain
          orderId={receipt.orderId}
          label={`Pay ${formatInr(receipt.payablePaise)} again`}
          onPaid={onAskAgain}
        />
      </Screen>
    )
  return (
    <Screen
      mark="open"
      title={settled.isAsking ? 'Waiting for the payment' : 'The payment is not decided yet'}
      lead={`We ask the gateway about order ${receipt.number}${settled.isAsking ? ' every few seconds' : ''}. You may close this page: once it is paid, your course opens by itself.`}
    >
      {settled.isAsking ? null : (
        <div>
          <Button look="outline" onPress={onAskAgain}>
            Check again
          </Button>
        </div>
      )}
      <PayAgain orderId={receipt.orderId} label="Go back to the gateway" look="outline" onPaid={onAskAgain} />
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
          Your orders
        </LinkButton>
      </div>
    </>
  )
}
