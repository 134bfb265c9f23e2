import { formatInr } from '#domain/money/formatInr.ts'
import type { OrderEvent } from '#domain/orders/OrderSchemas.ts'
import { isPayable } from '#domain/orders/payable.ts'
import { replacedBy } from '#domain/orders/replacedBy.ts'
import { visibleEvents } from '#domain/orders/visibleEvents.ts'
import type { RefundDestination } from '#domain/returns/refundDestination.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import { timeText } from '#site/data/base/timeText.ts'
import type { WholeOrder } from '#site/data/shop/orders.ts'
import type { Texts } from '#site/texts/Texts.ts'
import type { TimelineEntry } from '#site/ui/Timeline.tsx'
import {
  awaitsTransfer,
  orderStateName,
  stateOfKept,
  unreceivedLines,
  wordsOfState,
} from './orderStateName.ts'

/** One line with the state of the order. */
export function orderHeadline(order: WholeOrder, t: Texts['orders']): string {
  const state = orderStateName(order)
  const unreceived = unreceivedLines(order)
  // The reason for the cancellation is more precise than that it is cancelled.
  if (state === 'cancelled' && unreceived) return t.headlines[unreceived.how]
  if (order.paymentStatus === 'due' && order.status === 'confirmed' && state === 'packing')
    return t.headlines.toPayAtDoor
  return t.headlines[stateOfKept(order) ?? wordsOfState(order)]
}

/**
 * Whether an event is still relevant: intermediate steps are not once they are over, nor is a payment that is
 * no longer due.
 */
function isRelevant(order: WholeOrder, { event, text }: Pick<OrderEvent, 'event' | 'text'>): boolean {
  if (event === 'note') return text !== null && text !== ''
  if (event === 'paymentDue') return order.paymentStatus === 'due'
  return event !== 'paymentStarted'
}

/** What was refunded of a cancelled order, where it went and when it arrives; null where nothing was. */
export function refundNote(order: WholeOrder, t: Texts['orders']): string | null {
  const refund = order.status === 'cancelled' && order.timeline.findLast(({ event }) => event === 'refunded')
  if (!refund || refund.paise === null) return null
  const note = fillPlaceholders(refundedTitle(refund.text, t), { amount: formatInr(refund.paise) })
  const more = [refund.text === 'source' && t.refundTakes, referenceText(refund.bankReference, t)]
  return more.some(Boolean) ? [`${note}.`, ...more].filter(Boolean).join(' ') : note
}

/**
 * The text of an event with the titles of its lines in the reader's language; of a cancellation that another order replaced, a sentence with
 * its number.
 */
function eventText(
  { lines }: Pick<WholeOrder, 'lines'>,
  { event, text }: Pick<OrderEvent, 'event' | 'text'>,
  t: Texts['orders'],
  locale: Locale,
): string | null {
  const number = event === 'cancelled' ? replacedBy(text) : null
  if (number) return fillPlaceholders(t.replacedBy, { number })
  if (locale === 'en' || !text) return text
  return lines.reduce(
    (translated, { title, hindiTitle }) =>
      hindiTitle ? translated.replaceAll(title, hindiTitle) : translated,
    text,
  )
}

/** Events whose own text is shown next to the date. */
const WITH_TEXT: readonly string[] = [
  'cancelled',
  'note',
  'lineCancelled',
  'returnAsked',
  'returnApproved',
  'returnRefused',
  'returnWithdrawn',
  'returned',
  'lineRefunded',
  'sentAgain',
  'addressChanged',
]

/** Events that parcels show themselves. */
const PARCEL_EVENTS: readonly string[] = ['packed', 'shipped', 'delivered', 'corrected']

/**
 * The history of an order and its next steps, oldest first; events for staff only are left out, and so are
 * events of parcels where those are shown.
 */
export function orderEvents(
  order: WholeOrder,
  t: Texts['orders'],
  locale: Locale,
  hasParcels = false,
): TimelineEntry[] {
  const isFee = order.lines.every(({ objection }) => objection)
  const titleOf = (event: keyof typeof t.events): string =>
    event === 'fulfilled' && isFee ? t.feeReceived : t.events[event]
  const happened = visibleEvents(order.timeline)
    .filter(
      (orderEvent) =>
        !orderEvent.isInternal &&
        !(hasParcels && PARCEL_EVENTS.includes(orderEvent.event)) &&
        isRelevant(order, orderEvent),
    )
    .map(({ event, at, paise, text, bankReference }): TimelineEntry => {
      const isDoor = isToPayAtDoor(order, event)
      const eventTitle =
        event === 'refunded' ? refundedTitle(text, t) : isDoor ? t.toPayAtDoor : titleOf(event)
      const when = timeText(at, locale)
      const note = WITH_TEXT.includes(event)
        ? eventText(order, { event, text }, t, locale)
        : referenceText(bankReference, t)
      return {
        state: isDoor ? 'done' : stateOfEvent(event),
        title: fillPlaceholders(eventTitle, { amount: formatInr(paise ?? order.payablePaise) }),
        when: note ? `${when} · ${note}` : when,
      }
    })
  return hasParcels ? happened : [...happened, ...upcomingEntries(order, t)]
}

/** Whether an event states the cash on delivery: agreed when ordering, so not a pending step. */
const isToPayAtDoor = ({ method }: WholeOrder, event: string): boolean =>
  event === 'paymentDue' && method === 'cashOnDelivery'

/** Title of a completed refund with its destination, which older events do not have. */
const refundedTitle = (text: string | null, t: Texts['orders']): string =>
  t.refundedTo[text as RefundDestination] ?? t.events.refunded

/** The bank's reference of a refund; null before it is known. */
const referenceText = (bankReference: string | null | undefined, t: Texts['orders']): string | null =>
  bankReference ? fillPlaceholders(t.bankReference, { bankReference }) : null

/** Failed and still pending events: neither is completed. */
const FAILED: readonly string[] = [
  'paymentFailed',
  'refundFailed',
  'soldOut',
  'lost',
  'cameBack',
  'expired',
  'cancelled',
  'returnRefused',
]
const OPEN: readonly string[] = ['paymentDue', 'refundStarted']

const stateOfEvent = (event: string): TimelineEntry['state'] => {
  if (FAILED.includes(event)) return 'failed'
  return OPEN.includes(event) ? 'waiting' : 'done'
}

function upcomingEntries(order: WholeOrder, t: Texts['orders']): TimelineEntry[] {
  const isSent = order.lines.some(({ goods }) => goods.length > 0)
  const isOpened = order.lines.some(({ goods, objection }) => goods.length === 0 && !objection)
  const opening: TimelineEntry[] = isOpened ? [{ state: 'todo', title: t.unlocked, when: t.whenPaid }] : []
  const sending: TimelineEntry[] = isSent ? [{ state: 'todo', title: t.events.shipped }] : []
  if (isPayable(order)) {
    const hasFailed = order.paymentStatus === 'failed'
    return [
      {
        state: 'current',
        title: t.payment,
        when: hasFailed ? t.notCharged : t.states.notPaid,
      },
      ...opening,
      ...sending,
    ]
  }
  if (awaitsTransfer(order))
    return [{ state: 'current', title: t.states.transferAwaited }, ...opening, ...sending]
  switch (orderStateName(order)) {
    case 'packing':
    case 'backordered':
      return [
        { state: 'current', title: isSent ? t.states[orderStateName(order)] : t.opensSoon },
        ...sending,
        ...(isSent ? [{ state: 'todo' as const, title: t.events.delivered }] : []),
      ]
    case 'packed':
      return [...sending, { state: 'todo', title: t.events.delivered }]
    case 'onTheWay':
      return [
        { state: 'current', title: t.states.onTheWay },
        { state: 'todo', title: t.events.delivered },
      ]
    default:
      return []
  }
}
