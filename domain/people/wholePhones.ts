import { isPhoneLength } from '../auth/PhoneCountry.ts'
import { PHONE_COUNTRIES } from '../auth/phoneCountries.ts'
import { normalisePhone } from './PhoneSchema.ts'

/** Fewer digits match phones of too many countries. */
const MIN_DIGITS = 10

/**
 * The stored forms that searched digits (`phoneSearch`) may have if they are a whole phone: with the code of each country whose numbers have
 * this length, and as a number that already begins with a country code. Empty for a part of a phone.
 */
export function wholePhones(search: string): string[] {
  if (search.startsWith('+')) return normalisePhone(search) === search ? [search] : []
  if (search.length < MIN_DIGITS) return []
  const abroad = PHONE_COUNTRIES.filter((country) => isPhoneLength(country, search.length)).map(
    ({ phone }) => `+${phone}${search}`,
  )
  const withCode = normalisePhone(`+${search}`)
  return [...new Set([...abroad, ...(withCode ? [withCode] : [])])]
}
