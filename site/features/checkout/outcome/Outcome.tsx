'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useMe } from '#site/data/account/me.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useOrder } from '#site/data/shop/orders.ts'
import { VerifyEmailNote } from '#site/features/shell/account/VerifyEmailNote.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { whole } from '#site/features/shell/payments/OrderText.css.ts'
import { OrderText } from '#site/features/shell/payments/OrderText.tsx'
import { PayOrder } from '#site/features/shell/payments/PayOrder.tsx'
import { TransferBox } from '#site/features/shell/payments/TransferBox.tsx'
import type { Texts } from '#site/texts/Texts.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { actions, facts } from './Outcome.css.ts'
import { OutcomeScreen } from './OutcomeScreen.tsx'
import { outcomeOf } from './outcomeOf.ts'
import { PayAnotherWay } from './PayAnotherWay.tsx'
import { Unlocked } from './Unlocked.tsx'
import type { Settled } from './useSettle.ts'

type OutcomeProps = {
  settled: Extract<Settled, { state: 'known' }>
  onAskAgain: () => void
  /** Settles the payment with the fields that the gateway returned on this page. */
  onBack: (fields: Record<string, string>) => void
  /** Whether the person closed the gateway's window without paying. */
  isClosed: boolean
  onClosed: () => void
}

/** The outcome of the order: paid, due, failed, still pending, refunded. */
export function Outcome({ settled, onAskAgain, onBack, isClosed, onClosed }: OutcomeProps) {
  const t = useTexts('checkout')
  const locale = useLocale()
  const { base } = useProject()
  const { me } = useMe(base)
  const { answer } = settled
  const { receipt } = answer
  const kind = outcomeOf(answer)
  const isPayable = kind === 'failed' || kind === 'waiting'
  const { order, skewMs, reload } = useOrder(base, { id: receipt.orderId }, me?.uid)
  const { number } = receipt
  const values = { amount: formatInr(receipt.payablePaise) }
  const worded = (text: string) => <OrderText text={text} number={number} values={values} />

  if (kind === 'paid' || kind === 'cash')
    return (
      <OutcomeScreen
        mark="paid"
        title={kind === 'cash' ? t.confirmed : receipt.payablePaise === 0 ? t.yours : t.received}
        lead={worded(kind === 'cash' ? t.confirmedText : t.receivedText)}
      >
        <p className={facts}>
          <OrderText text={t.orderOf} number={number} /> · {formatInr(receipt.payablePaise)}
          {receipt.paidAt ? (
            <>
              {' · '}
              <span className={whole}>{timeText(receipt.paidAt, locale)}</span>
            </>
          ) : null}
          {order?.delivery?.arrivesBy ? (
            <>
              {' · '}
              <span className={whole}>
                {fillPlaceholders(t.arrives, { day: dayText(order.delivery.arrivesBy, locale) })}
              </span>
            </>
          ) : null}
        </p>
        <Unlocked receipt={receipt} />
        <VerifyEmailNote />
      </OutcomeScreen>
    )
  if (kind === 'transfer')
    return (
      <OutcomeScreen mark="open" title={t.transferAwaited} lead={worded(t.transferAwaitedText)}>
        <TransferBox order={{ id: receipt.orderId, ...receipt }} />
        <ToOrder number={number} />
      </OutcomeScreen>
    )
  if (!isPayable) {
    // Paid after it was closed, as in a window of the gateway that was left open.
    const isLate = order?.timeline.some(({ event }) => event === 'refundStarted' || event === 'refunded')
    const isSoldOut = order?.timeline.some(({ event }) => event === 'soldOut') ?? false
    const texts = {
      givenBack: isSoldOut
        ? { title: t.soldOut, text: t.soldOutText }
        : { title: t.givenBack, text: t.givenBackText },
      cancelled: { title: t.cancelled, text: t.cancelledText },
      expired: { title: t.expired, text: t.expiredText },
    }
    const outcomeTexts = texts[isLate ? 'givenBack' : kind]
    return (
      <OutcomeScreen mark="open" title={outcomeTexts.title} lead={worded(outcomeTexts.text)}>
        <ToOrder number={number} />
      </OutcomeScreen>
    )
  }
  const isOpen = kind === 'waiting' && !isClosed
  const outcomeTexts = textsOfState(
    t,
    kind === 'failed' ? 'failed' : isClosed ? 'closed' : settled.isAsking ? 'asking' : 'open',
  )
  return (
    <OutcomeScreen
      mark={kind === 'failed' ? 'failed' : 'open'}
      title={outcomeTexts.title}
      lead={worded(outcomeTexts.text)}
    >
      {kind === 'failed' ? <p>{t.debitedText}</p> : null}
      {isOpen && !settled.isAsking ? (
        <div>
          <Button look="outline" onPress={onAskAgain}>
            {t.checkAgain}
          </Button>
        </div>
      ) : null}
      {order ? (
        <PayOrder
          order={order}
          hold={order.heldUntil ? { until: Date.parse(order.heldUntil), skewMs } : null}
          look={isOpen ? 'outline' : 'primary'}
          label={kind === 'failed' ? fillPlaceholders(t.payAgain, values) : t.backToGateway}
          onBack={onBack}
          onStay={(isGone) => {
            if (isGone) onClosed()
            void reload()
          }}
        />
      ) : null}
      {order && !isOpen ? <PayAnotherWay order={order} number={number} uid={me?.uid} /> : null}
      <ToOrder number={number} />
    </OutcomeScreen>
  )
}

type Unpaid = 'failed' | 'closed' | 'asking' | 'open'

const textsOfState = (t: Texts['checkout'], state: Unpaid): { title: string; text: string } =>
  ({
    failed: { title: t.notThrough, text: t.notThroughText },
    closed: { title: t.notPaid, text: t.notPaidText },
    asking: { title: t.waiting, text: t.waitingText },
    open: { title: t.undecided, text: t.undecidedText },
  })[state]

function ToOrder({ number }: { number: string }) {
  const t = useTexts('checkout')
  return (
    <div className={actions}>
      <LinkButton href={`/orders/${number}`} look="outline" size="l" prefetch={false}>
        {t.viewOrder}
      </LinkButton>
    </div>
  )
}
