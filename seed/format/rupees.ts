import { z } from 'zod'
import { PaiseSchema } from '#domain/money/PaiseSchema.ts'

const RUPEES = /^(\d{1,9})(?:\.(\d{1,2}))?$/

/**
 * Converts rupees as written (`499`, `499.5`, `499.50`) to whole paise, null for anything else. Works on the
 * digits, so no amount is ever a floating-point fraction.
 */
export function rupeesToPaise(written: string): number | null {
  const match = RUPEES.exec(written)
  if (!match?.[1]) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** An amount in a project folder: rupees with at most 2 decimals, parsed to integer paise. */
export const RupeesSchema = z
  .union([z.string(), z.number()], {
    error: ({ input }) => (input === undefined ? 'is required' : 'must be rupees such as 499 or 499.50'),
  })
  .transform((value, context) => {
    const paise = rupeesToPaise(String(value).trim())
    if (paise !== null) return paise
    context.addIssue({
      code: 'custom',
      message: 'must be rupees such as 499 or 499.50, without sign or commas',
    })
    return z.NEVER
  })
  .pipe(PaiseSchema)
