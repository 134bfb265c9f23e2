import { z } from 'zod'
import { type Problem, problem } from '../text/problem.ts'

/**
 * An apostrophe joins letters, as in O'Brien; anywhere else the same character is a quotation mark, which
 * spec 5 refuses.
 */
const APOSTROPHE = /(?<=[\p{L}\p{M}])['’ʼ](?=\p{L})/gu
/** Zero-width joiners (U+200C, U+200D) are part of names in Indian scripts. */
const ALLOWED = /^(?:[\p{L}\p{M}\p{Nd} .,()‐‑–-]|\u200c|\u200d)*$/u

/** A person's full name: trimmed, 1 to 100 characters, at least one letter of any script (docs/decisions/0038-names.md). */
export const NameSchema = z
  .string()
  .transform((value) => value.trim().replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(1, problem('nameNeeded'))
      .max(100, problem('nameLong'))
      .refine((value) => ALLOWED.test(value.replace(APOSTROPHE, '')), problem('nameSigns'))
      .refine((value) => /\p{L}/u.test(value), problem('nameNeedsLetter')),
  )

/** Problem of a typed name; null for a valid and for an empty one. */
export const nameProblem = (name: string): Problem | null =>
  name.trim() === '' ? null : (NameSchema.safeParse(name).error?.issues[0] ?? null)
