import { onlyEmailKeys } from '../people/EmailSchema.ts'
import { onlyDigits } from '../people/indianPhone.ts'
import { type AuthField, type AuthFlow, isSignup } from './authFlowState.ts'
import { loginPhoneDigits } from './loginPhone.ts'
import { isIndia, isPhoneLength, longestNumber, type PhoneCountry } from './PhoneCountry.ts'

export const NAME_MAX = 100

/** What is kept of a sign-up phone: the country's own digits; a pasted + and dial code, or a 0 in front, is not one of them. */
export function signupPhoneDigits(typed: string, country: PhoneCountry): string {
  if (isIndia(country)) return loginPhoneDigits(typed)
  const most = longestNumber(country)
  const digits = onlyDigits(typed)
  const international = /^\s*(?:\+|00)/.test(typed)
  const national = digits.replace(/^00/, '')
  if (international && national.startsWith(country.phone))
    return national.slice(country.phone.length, country.phone.length + most)
  if (digits.length > most && digits.startsWith(country.phone)) {
    const rest = digits.slice(country.phone.length)
    if (isPhoneLength(country, rest.length)) return rest
  }
  return (digits.length === most + 1 ? digits.replace(/^0/, '') : digits).slice(0, most)
}

const CLEANERS: Record<AuthField, (typed: string, flow: AuthFlow) => string> = {
  name: (typed) => typed.slice(0, NAME_MAX),
  phone: (typed, { form, signup }) =>
    isSignup(form) ? signupPhoneDigits(typed, signup.country) : loginPhoneDigits(typed),
  email: onlyEmailKeys,
  // Its field takes the code out of what is typed or pasted (OtpField).
  otp: (code) => code,
  emailOtp: (code) => code,
}

/** What a field keeps of what was typed or pasted into it (spec 5: other keys are blocked, e-mails are lowercased). */
export const keptOf = (flow: AuthFlow, field: AuthField, typed: string): string =>
  CLEANERS[field](typed, flow)
