import { compactPhone } from './indianPhone.ts'

const MIN_DIGITS = 4

/**
 * The digits to search in stored phones for a phone typed in any form (`98000 00003`, `09800-000003`, `+91
 * 98000 00003`); null when the text is not part of a phone.
 */
export function phoneSearch(text: string): string | null {
  const compact = compactPhone(text.trim())
  if (!/^\+?[0-9]+$/.test(compact)) return null
  if (compact.startsWith('+')) return compact.length > MIN_DIGITS ? compact : null
  const digits = compact.replace(/^0+/, '')
  const national = /^91[5-9][0-9]{9}$/.test(digits) ? digits.slice(2) : digits
  return national.length >= MIN_DIGITS ? national : null
}
