import { isPincode } from '../people/isPincode.ts'
import { statesOfPincode } from '../people/pincode.ts'
import type { StateCode } from '../people/states.ts'

/** Where a project delivers: first digits of PIN codes, everywhere but those, or only those. */
export type ServiceArea = {
  served: 'everywhereBut' | 'only'
  prefixes: readonly string[]
  /** Where nothing is paid on delivery, though it is delivered. */
  noCash: readonly string[]
}

export const EVERYWHERE: ServiceArea = { served: 'everywhereBut', prefixes: [], noCash: [] }

const startsWithOne = (pincode: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => pincode.startsWith(prefix))

/** Whether the project sends anything to a PIN code. Whether there is such a number at all is a rule of its own (pincode.ts). */
export const isServed = ({ served, prefixes }: ServiceArea, pincode: string): boolean =>
  isPincode(pincode) && startsWithOne(pincode, prefixes) === (served === 'only')

/** Where cash is taken at the door: `states` are all of them when it names none. */
export type CashArea = { area: ServiceArea; cash: { states: readonly StateCode[] } }

/** Whether a parcel to a PIN code may be paid on delivery. Without the address's state, any state that the PIN code can be of counts. */
export const takesCash = (
  { area, cash: { states } }: CashArea,
  { pincode, state }: { pincode: string; state?: StateCode },
): boolean =>
  isServed(area, pincode) &&
  !startsWithOne(pincode, area.noCash) &&
  (states.length === 0 || (state ? [state] : statesOfPincode(pincode)).some((one) => states.includes(one)))

/** First digits as somebody typed them, between commas, spaces or lines; null when something else is among them. */
export function prefixesIn(text: string | null | undefined): string[] | null {
  const typed = (text ?? '').split(/[\s,;]+/).filter(Boolean)
  return typed.every((prefix) => /^[1-9][0-9]{0,5}$/.test(prefix)) ? [...new Set(typed)] : null
}
