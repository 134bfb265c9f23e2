import type { ShipmentState } from '../courier/states.ts'
import { formatInr } from '../money/formatInr.ts'
import type { UnreceivedMoney } from '../orders/unpaidAtDoor.ts'

export type ParcelNotificationAbout = 'shipped' | 'delivered' | 'failed' | 'returning' | 'back' | 'lost'
type News = { about: ParcelNotificationAbout; title: string; text: string; href: string }
type Parcel = {
  number: string
  titles: readonly string[]
  state: ShipmentState
  /** What its link ends with. */
  token: string
  cashPaise: number
  /** What it means for the money where it came back or was lost. */
  money: UnreceivedMoney
}

const NEXT: Record<UnreceivedMoney, string> = {
  paid: 'You do not need to do anything: we will send it again or refund you, and let you know.',
  due: 'We will send it again or cancel it, and let you know. You pay only for what you receive.',
  closed: 'The order is closed and you have nothing to pay. If you still want it, please order it again.',
}

/** What a message calls the things in a parcel. */
const whatIn = (titles: readonly string[]): string =>
  titles.length > 1 ? `${titles[0]} and ${titles.length - 1} more` : (titles[0] ?? 'Your parcel')

const ABOUT: Partial<Record<ShipmentState, ParcelNotificationAbout>> = {
  pickedUp: 'shipped',
  inTransit: 'shipped',
  outForDelivery: 'shipped',
  attemptFailed: 'failed',
  delivered: 'delivered',
  rtoInitiated: 'returning',
  rtoDelivered: 'back',
  lost: 'lost',
}

/** What a student is told of a parcel in a state, null for nothing. */
export const notificationsAbout = (state: ShipmentState): ParcelNotificationAbout | null =>
  ABOUT[state] ?? null

/** To the buyer of what is in a parcel, about where it is; null for what they need not know. */
export function parcelNotification({ number, titles, state, token, cashPaise, money }: Parcel): News | null {
  const about = notificationsAbout(state)
  if (!about) return null
  const what = whatIn(titles)
  const cash = cashPaise > 0 ? ` Please keep ${formatInr(cashPaise)} ready.` : ''
  const words: Record<ParcelNotificationAbout, [title: string, text: string]> = {
    shipped: [`${what} is on its way`, `Order ${number}. Track your parcel.${cash}`],
    delivered: [`${what} was delivered`, `Order ${number}.`],
    failed: [
      `${what} could not be delivered`,
      `The courier could not deliver order ${number}. Tell us when and where to try again.`,
    ],
    returning: [`${what} is being returned to us`, `Order ${number}. Contact us if you still want it.`],
    back: [`${what} came back to us`, `Order ${number}. ${NEXT[money]}`],
    lost: [`${what} was lost in transit`, `Order ${number}. We are sorry. ${NEXT[money]}`],
  }
  const [title, text] = words[about]
  // What becomes of it is said in the order, the way of the parcel on its own page.
  const isOver = about === 'back' || about === 'lost'
  return { about, title, text, href: isOver ? `/orders/${number}` : `/track/${token}` }
}

/** To the buyer of a parcel that came back or was lost, once staff have decided to send its goods again. */
export const sentAgainNotification = (number: string, titles: readonly string[]) => ({
  title: `${whatIn(titles)} will be sent again`,
  text: `Order ${number}. We are packing it once more and will let you know when it is on its way.`,
  href: `/orders/${number}`,
})

/** To the buyer of an order that was to be paid on delivery, once staff have closed it because its parcel was lost. */
export const closedUnpaidNotification = (number: string) => ({
  title: `Order ${number} is closed`,
  text: `Its parcel was lost in transit. ${NEXT.closed.replace('The order is closed and you', 'You')}`,
  href: `/orders/${number}`,
})

const STANDS: Record<'packed' | 'moving' | 'failed' | 'returning', string> = {
  packed: 'It is packed and has not left yet.',
  moving: 'It is still on its way to you.',
  failed: 'The courier will try to deliver it again.',
  returning: 'It is on its way back to us.',
}

/** To the buyer of a parcel about which they were told something that was not so. @param before where it stands */
export function correctionNotification(
  number: string,
  titles: readonly string[],
  wrong: ParcelNotificationAbout,
  before: ShipmentState,
  token: string,
) {
  const about = notificationsAbout(before)
  const stands = about === 'failed' || about === 'returning' ? about : about === null ? 'packed' : 'moving'
  const was: Record<ParcelNotificationAbout, string> = {
    shipped: 'handed to the courier',
    delivered: 'delivered',
    failed: 'not delivered',
    returning: 'on its way back',
    back: 'returned to us',
    lost: 'lost',
  }
  return {
    title: `Correction: ${whatIn(titles)}`,
    text: `Order ${number}. We told you by mistake that it was ${was[wrong]}. ${STANDS[stands]}`,
    href: `/track/${token}`,
  }
}
