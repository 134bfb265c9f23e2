import type { Where } from 'payload'
import { formatInr } from '#domain/money/formatInr.ts'
import { PAID_STATUSES } from '#domain/orders/netPayment.ts'
import { compareWith } from '#domain/panel/compare.ts'
import type { Period } from '#domain/panel/period.ts'
import type { Figure } from '#domain/reports/measures.ts'
import { successRate } from '#domain/reports/paymentHealth.ts'
import type { Dashboard } from '../../operations/panel/dashboard.ts'
import { type Series, sparkDays } from '../../operations/panel/figures.ts'
import { listUrl } from '../../operations/panel/listUrl.ts'
import { Tile } from './Tile.tsx'

type Props = { data: Dashboard; period: Period; now: number }

const since = (field: string, from: number): Where => ({
  [field]: { greater_than_equal: new Date(from).toISOString() },
})
const plain = (value: number): string => value.toLocaleString('en-IN')

/** Figures of the period, each linking to the records it counts. */
export function Tiles({ data, period, now }: Props) {
  const { sales, signUps, failed, received, anomaly, refunds, testsTaken, liveNow, active, span, selected } =
    data
  const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: selected.timeZone }).format(
    now,
  )
  const beforeText = period.id === 'today' ? `last ${weekday}` : period.before
  const tile = (series: Series, pick: (figure: Figure) => number, isBadWhenUp = false) => {
    const { text, trend } = compareWith(pick(series.value), pick(series.before))
    const isGood = trend === 'up' ? !isBadWhenUp : isBadWhenUp
    return {
      note: `${text} ${beforeText}`,
      tone: trend === 'same' ? undefined : isGood ? ('good' as const) : ('bad' as const),
      line: series.days.slice(-sparkDays(period)).map(({ figure }) => pick(figure)),
    }
  }
  const paid = listUrl('orders', { paymentStatus: { in: [...PAID_STATUSES] }, ...since('paidAt', span.from) })
  const money = sales && compareWith(sales.value.sum, sales.before.sum)
  return (
    <div className="panel-tiles">
      {sales && (
        <>
          <Tile
            label="Paid orders"
            href={paid}
            text={plain(sales.value.count)}
            {...tile(sales, ({ count }) => count)}
          />
          <Tile
            label="Revenue after refunds"
            href={paid}
            text={formatInr(sales.value.sum)}
            {...tile(sales, ({ sum }) => sum / 100)}
            note={`${changeInRupees(money?.text ?? '', sales)} ${beforeText}`}
          />
        </>
      )}
      {signUps && (
        <Tile
          label="Sign-ups"
          href={listUrl('users', since('createdAt', span.from))}
          text={plain(signUps.value.count)}
          {...tile(signUps, ({ count }) => count)}
        />
      )}
      {active !== null && (
        <Tile
          label="Active learners"
          href={listUrl('user-details', since('lastSeenAt', span.from))}
          text={plain(active)}
          note={period.id === 'today' ? 'visited today' : `visited in the last ${period.days} days`}
        />
      )}
      {failed && (
        <Tile
          label="Failed payments"
          href={listUrl('payments', { status: { equals: 'failed' }, ...since('createdAt', span.from) })}
          text={plain(failed.value.count)}
          {...tile(failed, ({ count }) => count, true)}
        />
      )}
      {failed && received && (
        <Tile
          label="Payment success"
          href={listUrl('payments', since('createdAt', span.from))}
          text={rateText(received.value, failed.value)}
          note={anomaly ? `Today: ${anomaly}` : `${rateText(received.before, failed.before)} ${beforeText}`}
          tone={anomaly ? 'bad' : undefined}
        />
      )}
      {refunds && (
        <Tile
          label="Refunds"
          href={listUrl('refunds', { state: { equals: 'done' }, ...since('doneAt', span.from) })}
          text={formatInr(refunds.value.sum)}
          {...tile(refunds, ({ sum }) => sum / 100, true)}
          note={`${plain(refunds.value.count)} ${refunds.value.count === 1 ? 'refund' : 'refunds'}`}
        />
      )}
      {testsTaken && (
        <Tile
          label="Tests taken"
          href={listUrl('test-user-attempts', since('endedAt', span.from))}
          text={plain(testsTaken.value.count)}
          {...tile(testsTaken, ({ count }) => count)}
        />
      )}
      {liveNow !== null && (
        <Tile
          label="Live now"
          href={listUrl('live-meet-sessions', { state: { equals: 'live' } })}
          text={plain(liveNow)}
          note={liveNow === 1 ? 'live class is on' : 'live classes are on'}
        />
      )}
    </div>
  )
}

/** Share of payments that succeeded, such as `88%`. */
function rateText(received: Figure, failed: Figure): string {
  const rate = successRate({ received, failed })
  return rate === null ? '–' : `${Math.round(rate * 100)}%`
}

/** Change in rupees instead of per cent, for figures too small for a percentage. */
function changeInRupees(text: string, { value, before }: Series): string {
  if (text.includes('%') || value.sum === before.sum) return text
  const change = value.sum - before.sum
  return `${change > 0 ? '+' : '−'}${formatInr(Math.abs(change))} on`
}
