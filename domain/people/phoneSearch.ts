import { compactPhone } from './indianPhone.ts'

const LEAST = 4

/**
 * The digits to look for in stored phones when somebody types a phone in any form (`98000 00003`, `09800-000003`,
 * `+91 98000 00003`); null when the text is no part of a phone.
 */
export function phoneSearch(text: string): string | null {
  const compact = compactPhone(text.trim())
  if (!/^\+?[0-9]+$/.test(compact)) return null
  if (compact.startsWith('+')) return compact.length > LEAST ? compact : null
  const digits = compact.replace(/^0+/, '')
  const national = /^91[5-9][0-9]{9}$/.test(digits) ? digits.slice(2) : digits
  return national.length >= LEAST ? national : null
}
