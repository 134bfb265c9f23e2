import { isPincode } from '../people/isPincode.ts'
import { statesOfPincode } from '../people/pincode.ts'
import type { StateCode } from '../people/states.ts'

/** Where a project delivers: everywhere except PIN codes with these first digits, or only to those. */
export type ServiceArea = {
  served: 'everywhereBut' | 'only'
  prefixes: readonly string[]
  /** Prefixes with delivery but without cash on delivery. */
  noCash: readonly string[]
}

export const EVERYWHERE: ServiceArea = { served: 'everywhereBut', prefixes: [], noCash: [] }

const startsWithAny = (pincode: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => pincode.startsWith(prefix))

/**
 * Whether the project delivers to a PIN code. Whether that PIN code exists is a separate rule (pincode.ts).
 */
export const isServiceable = ({ served, prefixes }: ServiceArea, pincode: string): boolean =>
  isPincode(pincode) && startsWithAny(pincode, prefixes) === (served === 'only')

/** Where cash on delivery is accepted; empty `states` means all of them. */
export type CashArea = { area: ServiceArea; cash: { states: readonly StateCode[] } }

/**
 * Whether a parcel to a PIN code may be paid on delivery. Without the address's state, any state that the PIN
 * code may be in is enough.
 */
export const acceptsCash = (
  { area, cash: { states } }: CashArea,
  { pincode, state }: { pincode: string; state?: StateCode },
): boolean =>
  isServiceable(area, pincode) &&
  !startsWithAny(pincode, area.noCash) &&
  (states.length === 0 ||
    (state ? [state] : statesOfPincode(pincode)).some((stateCode) => states.includes(stateCode)))

/**
 * PIN code prefixes from typed text, separated by commas, spaces or lines; null when it contains anything
 * else.
 */
export function parsePrefixes(text: string | null | undefined): string[] | null {
  const typed = (text ?? '').split(/[\s,;]+/).filter(Boolean)
  return typed.every((prefix) => /^[1-9][0-9]{0,5}$/.test(prefix)) ? [...new Set(typed)] : null
}
