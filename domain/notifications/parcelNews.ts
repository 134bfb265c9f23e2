import type { ShipmentState } from '../courier/states.ts'
import { formatInr } from '../money/formatInr.ts'

type About = 'shipped' | 'delivered' | 'failed' | 'returning' | 'back' | 'lost'
type News = { about: About; title: string; text: string; href: string }
type Parcel = {
  number: string
  titles: readonly string[]
  state: ShipmentState
  /** What its link ends with. */
  token: string
  cashPaise: number
}

const ABOUT: Partial<Record<ShipmentState, About>> = {
  pickedUp: 'shipped',
  inTransit: 'shipped',
  outForDelivery: 'shipped',
  attemptFailed: 'failed',
  delivered: 'delivered',
  rtoInitiated: 'returning',
  rtoDelivered: 'back',
  lost: 'lost',
}

/** To the buyer of what is in a parcel, about where it is; null for what they need not know. */
export function parcelNews({ number, titles, state, token, cashPaise }: Parcel): News | null {
  const about = ABOUT[state]
  if (!about) return null
  const what = titles.length > 1 ? `${titles[0]} and ${titles.length - 1} more` : (titles[0] ?? 'Your parcel')
  const cash = cashPaise > 0 ? ` Please keep ${formatInr(cashPaise)} ready.` : ''
  const words: Record<About, [title: string, text: string]> = {
    shipped: [`${what} is on its way`, `Order ${number}. Track your parcel.${cash}`],
    delivered: [`${what} was delivered`, `Order ${number}.`],
    failed: [
      `${what} could not be delivered`,
      `The courier could not deliver order ${number}. Tell us when and where to try again.`,
    ],
    returning: [`${what} is being returned to us`, `Order ${number}. Contact us if you still want it.`],
    back: [
      `${what} came back to us`,
      `Order ${number}. We will send it again or refund you, and let you know.`,
    ],
    lost: [
      `${what} was lost in transit`,
      `Order ${number}. We are sorry. We will send it again or refund you, and let you know.`,
    ],
  }
  const [title, text] = words[about]
  return { about, title, text, href: `/track/${token}` }
}
