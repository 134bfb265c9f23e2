import { z } from 'zod'
import { hasControlCharacters } from '../text/controlCharacters.ts'
import { problem } from '../text/problem.ts'

/** Schema of a single line of text, trimmed. Text longer than `max` characters is refused, never cut. */
export const plainText = (max: number, minimum?: { min: number; message: string }) =>
  z
    .string()
    .trim()
    .min(minimum?.min ?? 0, minimum?.message)
    .max(max, problem('atMost'))
    .refine((value) => !hasControlCharacters(value), problem('unprintable'))

/** Schema of several lines of text, trimmed; all line endings become `\n`. */
export const multilineText = (max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(max, problem('atMost'))
        .refine((value) => !hasControlCharacters(value.replaceAll('\n', '')), problem('unprintable')),
    )
