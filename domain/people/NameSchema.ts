import { z } from 'zod'
import { PROBLEMS } from '../text/problems.ts'

/** An apostrophe joins letters, as in O'Brien; anywhere else the same sign is a quotation mark, which spec 5 refuses. */
const APOSTROPHE = /(?<=[\p{L}\p{M}])['’ʼ](?=\p{L})/gu
/** Joiners (U+200C, U+200D) are part of how names are written in Indian scripts. */
const SIGNS = /^(?:[\p{L}\p{M}\p{Nd} .,()‐‑–-]|\u200c|\u200d)*$/u

/** A person's full name: trimmed, 1 to 100 characters, at least one letter of any script (docs/decisions/0038-names.md). */
export const NameSchema = z
  .string()
  .transform((value) => value.trim().replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(1, PROBLEMS.nameNeeded)
      .max(100, PROBLEMS.nameLong)
      .refine((value) => SIGNS.test(value.replace(APOSTROPHE, '')), PROBLEMS.nameSigns)
      .refine((value) => /\p{L}/u.test(value), PROBLEMS.nameNeedsLetter),
  )

/** What is wrong with a name that was typed, in the words of PROBLEMS; null for a right one and for none. */
export const nameProblem = (name: string): string | null =>
  name.trim() === '' ? null : (NameSchema.safeParse(name).error?.issues[0]?.message ?? null)
