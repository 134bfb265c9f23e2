import { phoneSearch } from './phoneSearch.ts'
import { wholePhones } from './wholePhones.ts'

/** A condition on one field of a person. */
type PersonWhere =
  | { phone: { contains: string } | { in: string[] } }
  | Partial<Record<'email' | 'name', { contains: string }>>

/**
 * The condition for people that match a search text: digits search phones, an @ searches e-mails, anything else names; null for digits that
 * cannot be part of a phone. A whole phone is compared for equality, which uses the index; a part is searched with `contains`.
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
