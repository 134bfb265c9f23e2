import type { LoginValues, SignupValues } from './authFlowState.ts'
import { INDIA } from './PhoneCountry.ts'

/** Phone as the calls take it: + country code + digits (spec 5). */
export const signupPhone = ({ country, phone }: Pick<SignupValues, 'country' | 'phone'>): string =>
  `+${country.phone}${phone}`
export const loginPhone = ({ phone }: Pick<LoginValues, 'phone'>): string => `+${INDIA.phone}${phone}`
