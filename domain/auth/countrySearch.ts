import type { Locale } from '../text/locales.ts'
import { INDIA, type PhoneCountry } from './PhoneCountry.ts'

/**
 * A country with its name in a language (spec 3: label), and its English name, which the search matches as
 * well.
 */
export type NamedCountry = PhoneCountry & { label: string; english: string }

/** Common names that are neither the English name nor the ISO code. */
const ALIASES: Record<string, readonly string[]> = {
  AE: ['uae', 'emirates', 'dubai', 'abu dhabi'],
  CD: ['drc', 'zaire'],
  CI: ['ivory coast'],
  GB: ['uk', 'britain', 'england', 'scotland', 'wales'],
  IN: ['bharat', 'hindustan'],
  KR: ['korea'],
  MM: ['burma'],
  NL: ['holland'],
  SA: ['ksa'],
  US: ['usa', 'america'],
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'().,&-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

const namesIn = (locale: Locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })

/** India, then the other suggested countries, then the rest, each group by name. */
export function nameCountries(countries: readonly PhoneCountry[], locale: Locale = 'en'): NamedCountry[] {
  const [names, english] = [namesIn(locale), namesIn('en')]
  const group = ({ code, suggested }: PhoneCountry) => (code === INDIA.code ? 0 : suggested ? 1 : 2)
  return countries
    .map((country) => ({
      ...country,
      label: names.of(country.code) ?? country.code,
      english: english.of(country.code) ?? country.code,
    }))
    .sort((a, b) => group(a) - group(b) || a.label.localeCompare(b.label, locale))
}

const NO_MATCH = Number.POSITIVE_INFINITY

/** How well a country matches a query: 0 is best. */
function rankOf({ code, label, english, phone }: NamedCountry, query: string, digits: string | null): number {
  if (digits !== null) return phone.startsWith(digits) || digits.startsWith(phone) ? 0 : NO_MATCH
  const aliases = ALIASES[code] ?? []
  const names = [plain(label), plain(english)]
  const hasName = (test: (name: string) => boolean) => names.some(test)
  if (code.toLowerCase() === query || names.includes(query) || aliases.includes(query)) return 0
  if (hasName((name) => name.startsWith(query))) return 1
  if (hasName((name) => name.includes(` ${query}`)) || aliases.some((alias) => alias.startsWith(query)))
    return 2
  return query.length > 2 && hasName((name) => name.includes(query)) ? 3 : NO_MATCH
}

/**
 * The countries that match a name, an ISO code or a dial code (`+44`, `0044`, `44`), best first; all for an
 * empty query.
 */
export function searchCountries(countries: readonly NamedCountry[], typed: string): readonly NamedCountry[] {
  const dialled = /^(?:\+|00)?([0-9]+)$/.exec(typed.replace(/[\s()-]/g, ''))?.[1] ?? null
  const query = plain(typed)
  if (query === '' || query === '+') return countries
  return countries
    .map((country) => ({ country, rank: rankOf(country, query, dialled) }))
    .filter(({ rank }) => rank !== NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country)
}
