import { z } from 'zod'
import { hasControlCharacters } from '../text/controlCharacters.ts'
import { fill } from '../text/fill.ts'
import { PROBLEMS } from '../text/problems.ts'

const tooLong = (max: number): string => fill(PROBLEMS.atMost, { count: max })

/** Schema of a single line of text, trimmed. Text longer than `max` characters is refused, never cut. */
export const plainText = (max: number, minimum?: { min: number; message: string }) =>
  z
    .string()
    .trim()
    .min(minimum?.min ?? 0, minimum?.message)
    .max(max, tooLong(max))
    .refine((value) => !hasControlCharacters(value), PROBLEMS.unprintable)

/** Schema of several lines of text, trimmed; all line endings become `\n`. */
export const plainLines = (max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(max, tooLong(max))
        .refine((value) => !hasControlCharacters(value.replaceAll('\n', '')), PROBLEMS.unprintable),
    )
