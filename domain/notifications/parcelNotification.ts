import { formatInr } from '../money/formatInr.ts'
import type { UnreceivedPayment } from '../orders/cashOnDelivery.ts'
import type { ShipmentState } from '../shipments/states.ts'
import { sentences, type Text, textOf } from '../text/textOf.ts'
import type { NotificationContent } from './NotificationContent.ts'
import { type Titled, titlesText } from './titles.ts'

export type ParcelNotificationTopic = 'shipped' | 'delivered' | 'failed' | 'returning' | 'back' | 'lost'
type Parcel = {
  number: string
  lines: readonly Titled[]
  state: ShipmentState
  /** Last segment of its tracking link. */
  token: string
  cashPaise: number
  /** The state of the payment, for a returned or lost parcel. */
  money: UnreceivedPayment
  /** Why the courier could not deliver it, in the courier's words. */
  note: string | null
}

const NEXT: Record<UnreceivedPayment, Text> = {
  paid: textOf('notification.nextPaid'),
  due: textOf('notification.nextDue'),
  closed: textOf('notification.nextClosed'),
}

/** The contents of a parcel in a message. */
const contentsText = (lines: readonly Titled[]): Text =>
  lines[0] ? titlesText(lines[0], lines.length) : textOf('notification.yourParcel')

const TOPICS: Partial<Record<ShipmentState, ParcelNotificationTopic>> = {
  pickedUp: 'shipped',
  inTransit: 'shipped',
  outForDelivery: 'shipped',
  attemptFailed: 'failed',
  delivered: 'delivered',
  rtoInitiated: 'returning',
  rtoDelivered: 'back',
  lost: 'lost',
}

/** The topic of the notification for a parcel's state; null for states without one. */
export const parcelNotificationTopic = (state: ShipmentState): ParcelNotificationTopic | null =>
  TOPICS[state] ?? null

/** For the buyer about a parcel's state; null for states without one. */
export function parcelNotification({
  number,
  lines,
  state,
  token,
  cashPaise,
  money,
  note,
}: Parcel): (NotificationContent & { about: ParcelNotificationTopic }) | null {
  const about = parcelNotificationTopic(state)
  if (!about) return null
  const contents = contentsText(lines)
  const cash = cashPaise > 0 ? textOf('notification.keepCash', { amount: formatInr(cashPaise) }) : null
  const next = NEXT[money]
  const texts: Record<ParcelNotificationTopic, [title: Text, text: Text]> = {
    shipped: [
      textOf('notification.shipped', { contents }),
      sentences(textOf('notification.shippedText', { number }), cash),
    ],
    delivered: [
      textOf('notification.delivered', { contents }),
      textOf('notification.deliveredText', { number }),
    ],
    failed: [
      textOf('notification.attemptFailed', { contents }),
      sentences(
        textOf('notification.attemptFailedText', { number }),
        note ? textOf('notification.courierSays', { note: note.replace(/[.!?।]+$/, '') }) : null,
        textOf('notification.attemptNext'),
      ),
    ],
    returning: [
      textOf('notification.returning', { contents }),
      textOf('notification.returningText', { number }),
    ],
    back: [
      textOf('notification.cameBack', { contents }),
      textOf('notification.cameBackText', { number, next }),
    ],
    lost: [textOf('notification.lost', { contents }), textOf('notification.lostText', { number, next })],
  }
  const [title, text] = texts[about]
  // The order page shows the next steps, the tracking page only the parcel's way.
  const isOver = about === 'back' || about === 'lost'
  return { about, title, text, href: isOver ? `/orders/${number}` : `/track/${token}` }
}

/** For the buyer of a returned or lost parcel, once staff have decided to send its goods again. */
export const resentNotification = (number: string, lines: readonly Titled[]): NotificationContent => ({
  title: textOf('notification.resent', { contents: contentsText(lines) }),
  text: textOf('notification.resentText', { number }),
  href: `/orders/${number}`,
})

/** For the buyer of a cash on delivery order, once staff have closed it because its parcel was lost. */
export const closedUnpaidNotification = (number: string): NotificationContent => ({
  title: textOf('notification.closed', { number }),
  text: textOf('notification.closedText'),
  href: `/orders/${number}`,
})

const CURRENT_STATE: Record<'packed' | 'moving' | 'failed' | 'returning', Text> = {
  packed: textOf('notification.nowPacked'),
  moving: textOf('notification.nowMoving'),
  failed: textOf('notification.nowFailed'),
  returning: textOf('notification.nowReturning'),
}

const WRONG_STATE: Record<ParcelNotificationTopic, Text> = {
  shipped: textOf('notification.wrongShipped'),
  delivered: textOf('notification.wrongDelivered'),
  failed: textOf('notification.wrongFailed'),
  returning: textOf('notification.wrongReturning'),
  back: textOf('notification.wrongBack'),
  lost: textOf('notification.wrongLost'),
}

/**
 * Correction for a buyer who was notified of a wrong parcel state. @param before the parcel's actual state
 */
export function correctionNotification(
  number: string,
  lines: readonly Titled[],
  wrong: ParcelNotificationTopic,
  before: ShipmentState,
  token: string,
): NotificationContent {
  const about = parcelNotificationTopic(before)
  const state = about === 'failed' || about === 'returning' ? about : about === null ? 'packed' : 'moving'
  return {
    title: textOf('notification.correction', { contents: contentsText(lines) }),
    text: textOf('notification.correctionText', {
      number,
      wrong: WRONG_STATE[wrong],
      current: CURRENT_STATE[state],
    }),
    href: `/track/${token}`,
  }
}
