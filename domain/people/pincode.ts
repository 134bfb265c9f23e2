import { isPincode } from './isPincode.ts'
import { STATES, type StateCode } from './states.ts'

/** 90 to 93 are the army's: such numbers say nothing about a state. The rest of zone 9 is not given out. */
export const isArmyPincode = (pincode: string): boolean => isPincode(pincode) && /^9[0-3]/.test(pincode)

/** The states a PIN code can belong to; none for the army's and for numbers that India Post has not given out. */
export const statesOfPincode = (pincode: string): StateCode[] =>
  isPincode(pincode)
    ? STATES.filter(({ pins }) => pins.some((pin) => pincode.startsWith(pin))).map(({ code }) => code)
    : []

/** Whether a PIN code can be in a state. */
export const isPincodeOf = (pincode: string, state: StateCode): boolean =>
  isArmyPincode(pincode) || statesOfPincode(pincode).includes(state)
