import { z } from 'zod'
import { isIndia, isPhoneLength } from '../auth/PhoneCountry.ts'
import { PHONE_COUNTRIES } from '../auth/phoneCountries.ts'
import { problem } from '../text/problem.ts'
import { compactPhone, indianPhone } from './indianPhone.ts'

const MAX_LENGTH = 40

/**
 * True for `+<country code><digits>` of a country other than India, with a valid number of digits there (spec
 * 5).
 */
const isAbroad = (compact: string): boolean =>
  /^\+[1-9][0-9]{4,16}$/.test(compact) &&
  PHONE_COUNTRIES.some(
    (country) =>
      !isIndia(country) &&
      compact.startsWith(country.phone, 1) &&
      isPhoneLength(country, compact.length - 1 - country.phone.length),
  )

/**
 * A phone in its stored form `+<country code><digits>`, or null (spec 5). Other countries require + or 00; a
 * complete foreign number is kept as one, even if its digits would be valid in India (+65 9123 4567).
 */
export function normalisePhone(input: string): string | null {
  if (input.length > MAX_LENGTH) return null
  const compact = compactPhone(input)
  return isAbroad(compact) ? compact : indianPhone(input)
}

/** A phone in any written form; parses to `+<country code><digits>`. */
export const PhoneSchema = z
  .string()
  .max(MAX_LENGTH)
  .transform((value, context) => {
    const phone = normalisePhone(value)
    if (phone) return phone
    context.addIssue({ code: 'custom', message: problem('phone') })
    return z.NEVER
  })
