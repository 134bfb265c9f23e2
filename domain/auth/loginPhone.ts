import { indianPhone, onlyDigits } from '../people/indianPhone.ts'

export const LOGIN_PHONE_LENGTH = 10
const MIN_PHONE = 1_000_000_000

/**
 * Cleans a typed or pasted login phone: at most 10 digits; a pasted +91 or 0 in front is dropped (spec 5).
 */
export function loginPhoneDigits(typed: string): string {
  const digits = onlyDigits(typed)
  const pasted = digits.length > LOGIN_PHONE_LENGTH ? indianPhone(typed) : null
  return pasted ? pasted.slice(3) : digits.slice(0, LOGIN_PHONE_LENGTH)
}

/**
 * Spec 5: exactly 10 digits, minimum value 1000000000. The server decides whether it is a valid phone number.
 */
export const isLoginPhone = (digits: string): boolean =>
  /^[0-9]{10}$/.test(digits) && Number(digits) >= MIN_PHONE
