import { z } from 'zod'
import { PROBLEMS } from '../text/problems.ts'

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
      .min(1, PROBLEMS.nameNeeded)
      .max(100, PROBLEMS.nameLong)
      .refine((value) => ALLOWED.test(value.replace(APOSTROPHE, '')), PROBLEMS.nameSigns)
      .refine((value) => /\p{L}/u.test(value), PROBLEMS.nameNeedsLetter),
  )

/** The problem of a typed name, as a text of PROBLEMS; null for a valid or empty name. */
export const nameProblem = (name: string): string | null =>
  name.trim() === '' ? null : (NameSchema.safeParse(name).error?.issues[0]?.message ?? null)
