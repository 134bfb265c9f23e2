import { isPhoneLength } from '../auth/PhoneCountry.ts'
import { PHONE_COUNTRIES } from '../auth/phoneCountries.ts'
import { normalisePhone } from './PhoneSchema.ts'

/** Fewer digits may be a piece of a phone of many countries. */
const MIN_DIGITS = 10

/**
 * The stored phones that a searched phone (`phoneSearch`) can be when it is a whole one: the number in each country that has numbers of its
 * length, and the one whose code it begins with. Empty for a piece of a phone.
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
