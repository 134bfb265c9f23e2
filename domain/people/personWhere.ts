import { phoneSearch } from './phoneSearch.ts'
import { wholePhones } from './wholePhones.ts'

/** A condition on one field of a person. */
type PersonWhere =
  | { phone: { contains: string } | { in: string[] } }
  | Partial<Record<'email' | 'name', { contains: string }>>

/**
 * The people a search text refers to: digits search phones, an @ searches e-mails, anything else names; null for digits that are not part of a
 * phone. A whole phone is looked up, a piece of one is searched in all.
 */
export function personWhere(text: string): PersonWhere | null {
  const digits = phoneSearch(text)
  if (digits) {
    const whole = wholePhones(digits)
    return { phone: whole.length > 0 ? { in: whole } : { contains: digits } }
  }
  if (/^[\d\s()+-]+$/.test(text)) return null
  return text.includes('@') ? { email: { contains: text.toLowerCase() } } : { name: { contains: text } }
}
