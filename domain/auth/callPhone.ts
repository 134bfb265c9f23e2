import type { LoginValues, SignupValues } from './authFlowState.ts'
import { INDIA } from './PhoneCountry.ts'

/** Phone in the format of the calls: +, country code, digits (spec 5). */
export const signupPhone = ({ country, phone }: Pick<SignupValues, 'country' | 'phone'>): string =>
  `+${country.phone}${phone}`
export const loginPhone = ({ phone }: Pick<LoginValues, 'phone'>): string => `+${INDIA.phone}${phone}`
