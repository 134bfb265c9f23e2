import { filterEmailKeys } from '../people/EmailSchema.ts'
import { onlyDigits } from '../people/indianPhone.ts'
import { type AuthField, type AuthFlow, isSignup } from './authFlowState.ts'
import { loginPhoneDigits } from './loginPhone.ts'
import { isIndia, isPhoneLength, longestNumber, type PhoneCountry } from './PhoneCountry.ts'

/**
 * Cleans a sign-up phone to the country's own digits: a pasted + and dial code, or a leading 0, is dropped.
 */
export function signupPhoneDigits(typed: string, country: PhoneCountry): string {
  if (isIndia(country)) return loginPhoneDigits(typed)
  const maxDigits = longestNumber(country)
  const digits = onlyDigits(typed)
  const international = /^\s*(?:\+|00)/.test(typed)
  const national = digits.replace(/^00/, '')
  if (international && national.startsWith(country.phone))
    return national.slice(country.phone.length, country.phone.length + maxDigits)
  if (digits.length > maxDigits && digits.startsWith(country.phone)) {
    const withoutDialCode = digits.slice(country.phone.length)
    if (isPhoneLength(country, withoutDialCode.length)) return withoutDialCode
  }
  return (digits.length === maxDigits + 1 ? digits.replace(/^0/, '') : digits).slice(0, maxDigits)
}

const CLEANERS: Record<AuthField, (typed: string, flow: AuthFlow) => string> = {
  // A name that is too long gets a message and is not truncated.
  name: (typed) => typed,
  phone: (typed, { form, signup }) =>
    isSignup(form) ? signupPhoneDigits(typed, signup.country) : loginPhoneDigits(typed),
  email: filterEmailKeys,
  // OtpField itself extracts the code from what is typed or pasted.
  otp: (code) => code,
  emailOtp: (code) => code,
}

/**
 * The value that a field takes from typed or pasted text (spec 5: other keys are blocked, e-mails are
 * lowercased).
 */
export const cleanTypedValue = (flow: AuthFlow, field: AuthField, typed: string): string =>
  CLEANERS[field](typed, flow)
