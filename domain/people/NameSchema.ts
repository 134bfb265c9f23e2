import { z } from 'zod'
import { PROBLEMS } from '../text/problems.ts'

const FORBIDDEN = /[@#$%^&*[\]{}~`=+"'<>/?|\\]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
const CONTROL = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** A person's full name: trimmed, 1 to 100 characters, at least one letter of any script, none of spec 5's signs. */
export const NameSchema = z
  .string()
  .transform((value) => value.trim().replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(1, PROBLEMS.nameNeeded)
      .max(100, PROBLEMS.nameLong)
      .refine((value) => !FORBIDDEN.test(value) && !CONTROL.test(value), PROBLEMS.nameSigns)
      .refine((value) => /\p{L}/u.test(value), PROBLEMS.nameNeedsLetter),
  )
