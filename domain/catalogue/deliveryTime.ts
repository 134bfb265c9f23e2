import { DAY_MS } from '../auth/policy.ts'
import { isPincode } from '../people/isPincode.ts'
import { isArmyPincode, statesOfPincode } from '../people/pincode.ts'
import { stateName } from '../people/states.ts'

type Days = { from: number; to: number }

/**
 * Usual transit days by the first digits of a PIN code, the longest matching prefix wins; an estimate, not a
 * promise.
 */
const TRANSIT_DAYS: Record<string, Days> = {
  '1': { from: 3, to: 5 },
  '2': { from: 3, to: 5 },
  '3': { from: 3, to: 5 },
  '4': { from: 3, to: 5 },
  '5': { from: 3, to: 6 },
  '6': { from: 4, to: 6 },
  '7': { from: 4, to: 7 },
  '8': { from: 4, to: 6 },
  // Army post offices.
  '9': { from: 7, to: 14 },
  // Jammu and Kashmir and Ladakh.
  '18': { from: 5, to: 8 },
  '19': { from: 5, to: 9 },
  '194': { from: 7, to: 14 },
  // Islands.
  '682': { from: 4, to: 7 },
  '68255': { from: 8, to: 15 },
  '744': { from: 8, to: 15 },
  // The north-east.
  '737': { from: 6, to: 9 },
  '78': { from: 5, to: 8 },
  '79': { from: 6, to: 10 },
}

/** Whether goods can be delivered to a PIN code, and in how many days from the order, dispatch included. */
export type Delivery = {
  isDeliverable: boolean
  fromDays: number
  toDays: number
  place: string
}

export const NOT_DELIVERED: Delivery = { isDeliverable: false, fromDays: 0, toDays: 0, place: '' }

export function deliveryTime(pincode: string, dispatchDays: number): Delivery {
  const states = statesOfPincode(pincode)
  const isArmy = isArmyPincode(pincode)
  if (!isPincode(pincode) || (states.length === 0 && !isArmy)) return NOT_DELIVERED
  const { from, to } = longestMatch(pincode)
  const [fromDays, toDays] = [from + dispatchDays, to + dispatchDays]
  const place = isArmy ? 'Army post office' : states.map(stateName).join(' or ')
  return { isDeliverable: true, fromDays, toDays, place }
}

/** When a delivery arrives at the latest, ms since epoch, with an option that is `fasterDays` faster; tomorrow at the earliest. */
export const arrivalDay = (
  { toDays }: Pick<Delivery, 'toDays'>,
  { fasterDays }: { fasterDays: number },
  now: Date,
): number => now.getTime() + Math.max(1, toDays - fasterDays) * DAY_MS

function longestMatch(pincode: string): Days {
  for (let digits = 5; digits > 1; digits--) {
    const days = TRANSIT_DAYS[pincode.slice(0, digits)]
    if (days) return days
  }
  return TRANSIT_DAYS[pincode.slice(0, 1)] as Days
}
