import { z } from 'zod'

const INDIA = /^(?:\+?91|0)?([5-9][0-9]{9})$/
const ABROAD = /^\+([1-9][0-9]{6,14})$/

/**
 * One phone in its stored form `+<country code><digits>`, or null (section 5: optional + or 0, optional 91, then 10 digits
 * starting 5-9 is India; other countries need their + prefix). Spaces, dashes, dots and brackets are separators;
 * only ASCII digits count.
 */
export function normalisePhone(input: string): string | null {
  const compact = input.replace(/[\s().-]/g, '')
  if (!/^\+?[0-9]{7,17}$/.test(compact)) return null
  // 9198765432 is ten digits starting with 9: a number, not a prefix with eight digits.
  const india = /^[5-9][0-9]{9}$/.test(compact) ? compact : INDIA.exec(compact)?.[1]
  if (india) return `+91${india}`
  if (compact.startsWith('+91')) return null
  const abroad = ABROAD.exec(compact)
  return abroad ? `+${abroad[1]}` : null
}

/** A phone in any written form; parses to `+<country code><digits>`. */
export const PhoneSchema = z
  .string()
  .max(40)
  .transform((value, context) => {
    const phone = normalisePhone(value)
    if (phone) return phone
    context.addIssue({ code: 'custom', message: 'Enter a valid phone number' })
    return z.NEVER
  })

/** Digits that a person typed, everything else dropped (section 5, login phone). */
export const onlyDigits = (value: string): string => value.replace(/[^0-9]/g, '')
