import { formatInr } from '../money/formatInr.ts'
import type { UnreceivedPayment } from '../orders/cashOnDelivery.ts'
import type { ShipmentState } from '../shipments/states.ts'

export type ParcelNotificationTopic = 'shipped' | 'delivered' | 'failed' | 'returning' | 'back' | 'lost'
type Notification = { about: ParcelNotificationTopic; title: string; text: string; href: string }
type Parcel = {
  number: string
  titles: readonly string[]
  state: ShipmentState
  /** Last segment of its tracking link. */
  token: string
  cashPaise: number
  /** The state of the payment, when the parcel came back or was lost. */
  money: UnreceivedPayment
}

const NEXT: Record<UnreceivedPayment, string> = {
  paid: 'You do not need to do anything: we will send it again or refund you, and let you know.',
  due: 'We will send it again or cancel it, and let you know. You pay only for what you receive.',
  closed: 'The order is closed and you have nothing to pay. If you still want it, please order it again.',
}

/** The contents of a parcel in a message. */
const contentsText = (titles: readonly string[]): string =>
  titles.length > 1 ? `${titles[0]} and ${titles.length - 1} more` : (titles[0] ?? 'Your parcel')

const ABOUT: Partial<Record<ShipmentState, ParcelNotificationTopic>> = {
  pickedUp: 'shipped',
  inTransit: 'shipped',
  outForDelivery: 'shipped',
  attemptFailed: 'failed',
  delivered: 'delivered',
  rtoInitiated: 'returning',
  rtoDelivered: 'back',
  lost: 'lost',
}

/** What a parcel's state notifies the student about; null for nothing. */
export const parcelNotificationTopic = (state: ShipmentState): ParcelNotificationTopic | null =>
  ABOUT[state] ?? null

/** Notification for the buyer about a parcel's state; null for states without one. */
export function parcelNotification({
  number,
  titles,
  state,
  token,
  cashPaise,
  money,
}: Parcel): Notification | null {
  const about = parcelNotificationTopic(state)
  if (!about) return null
  const contents = contentsText(titles)
  const cash = cashPaise > 0 ? ` Please keep ${formatInr(cashPaise)} ready.` : ''
  const texts: Record<ParcelNotificationTopic, [title: string, text: string]> = {
    shipped: [`${contents} is on its way`, `Order ${number}. Track your parcel.${cash}`],
    delivered: [`${contents} was delivered`, `Order ${number}.`],
    failed: [
      `${contents} could not be delivered`,
      `The courier could not deliver order ${number}. Tell us when and where to try again.`,
    ],
    returning: [`${contents} is being returned to us`, `Order ${number}. Contact us if you still want it.`],
    back: [`${contents} came back to us`, `Order ${number}. ${NEXT[money]}`],
    lost: [`${contents} was lost in transit`, `Order ${number}. We are sorry. ${NEXT[money]}`],
  }
  const [title, text] = texts[about]
  // The order page shows the next steps, the tracking page only the parcel's way.
  const isOver = about === 'back' || about === 'lost'
  return { about, title, text, href: isOver ? `/orders/${number}` : `/track/${token}` }
}

/** For the buyer of a returned or lost parcel, once staff have decided to send its goods again. */
export const resentNotification = (number: string, titles: readonly string[]) => ({
  title: `${contentsText(titles)} will be sent again`,
  text: `Order ${number}. We are packing it once more and will let you know when it is on its way.`,
  href: `/orders/${number}`,
})

/** For the buyer of a cash on delivery order, once staff have closed it because its parcel was lost. */
export const closedUnpaidNotification = (number: string) => ({
  title: `Order ${number} is closed`,
  text: `Its parcel was lost in transit. ${NEXT.closed.replace('The order is closed and you', 'You')}`,
  href: `/orders/${number}`,
})

const CURRENT_STATE: Record<'packed' | 'moving' | 'failed' | 'returning', string> = {
  packed: 'It is packed and has not left yet.',
  moving: 'It is still on its way to you.',
  failed: 'The courier will try to deliver it again.',
  returning: 'It is on its way back to us.',
}

/**
 * Correction for a buyer who was notified of a wrong parcel state. @param before the parcel's actual state
 */
export function correctionNotification(
  number: string,
  titles: readonly string[],
  wrong: ParcelNotificationTopic,
  before: ShipmentState,
  token: string,
) {
  const about = parcelNotificationTopic(before)
  const current = about === 'failed' || about === 'returning' ? about : about === null ? 'packed' : 'moving'
  const was: Record<ParcelNotificationTopic, string> = {
    shipped: 'handed to the courier',
    delivered: 'delivered',
    failed: 'not delivered',
    returning: 'on its way back',
    back: 'returned to us',
    lost: 'lost',
  }
  return {
    title: `Correction: ${contentsText(titles)}`,
    text: `Order ${number}. We told you by mistake that it was ${was[wrong]}. ${CURRENT_STATE[current]}`,
    href: `/track/${token}`,
  }
}
