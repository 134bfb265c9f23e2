import { phoneSearch } from './phoneSearch.ts'

/** A condition on one field of a person. */
type PersonWhere = Partial<Record<'phone' | 'email' | 'name', { contains: string }>>

/**
 * The people a search text refers to: digits search phones, an @ searches e-mails, anything else names; null
 * for digits that are not part of a phone.
 */
export function personWhere(text: string): PersonWhere | null {
  const digits = phoneSearch(text)
  if (digits) return { phone: { contains: digits } }
  if (/^[\d\s()+-]+$/.test(text)) return null
  return text.includes('@') ? { email: { contains: text.toLowerCase() } } : { name: { contains: text } }
}
