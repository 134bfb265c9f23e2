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
  const cash = cashPaise > 0 ? ` Please have ${formatInr(cashPaise)} ready.` : ''
  const words: Record<About, [title: string, text: string]> = {
    shipped: [`${what} is on its way`, `It belongs to order ${number}. See where it is.${cash}`],
    delivered: [`${what} was delivered`, `It belongs to order ${number}.`],
    failed: [
      `${what} could not be delivered`,
      `Nobody was found for order ${number}. Say when and where it should be brought.`,
    ],
    returning: [
      `${what} is on its way back to us`,
      `It belongs to order ${number}. Write to us if you still want it.`,
    ],
    back: [`${what} came back to us`, `It belongs to order ${number}. We look at it and write to you.`],
    lost: [
      `${what} was lost on the way`,
      `It belongs to order ${number}. We are sorry, and write to you about it.`,
    ],
  }
  const [title, text] = words[about]
  return { about, title, text, href: `/track/${token}` }
}
