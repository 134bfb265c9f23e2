import { isPincode } from './isPincode.ts'
import { STATES, type StateCode } from './states.ts'

/** Army PIN codes begin with 90 to 93 and belong to no state. The rest of zone 9 is not assigned. */
export const isArmyPincode = (pincode: string): boolean => isPincode(pincode) && /^9[0-3]/.test(pincode)

/** The states that a PIN code may belong to; empty for army PIN codes and for unassigned ones. */
export const statesOfPincode = (pincode: string): StateCode[] =>
  isPincode(pincode)
    ? STATES.filter(({ pins }) => pins.some((pin) => pincode.startsWith(pin))).map(({ code }) => code)
    : []

/** Whether a PIN code may be in a state. */
export const isPincodeOf = (pincode: string, state: StateCode): boolean =>
  isArmyPincode(pincode) || statesOfPincode(pincode).includes(state)
