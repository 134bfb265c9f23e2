import { phoneSearch } from './phoneSearch.ts'

/** A condition on one field of a person. */
type PersonWhere = Partial<Record<'phone' | 'email' | 'name', { contains: string }>>

/**
 * Whom a text looks for: a number among phones, something with an @ among e-mails, all else among names; null for digits
 * that are no phone's.
 */
export function personWhere(text: string): PersonWhere | null {
  const digits = phoneSearch(text)
  if (digits) return { phone: { contains: digits } }
  if (/^[\d\s()+-]+$/.test(text)) return null
  return text.includes('@') ? { email: { contains: text.toLowerCase() } } : { name: { contains: text } }
}
