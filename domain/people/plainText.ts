import { z } from 'zod'
import { hasControlCharacters } from '../text/controlCharacters.ts'
import { PROBLEMS } from '../text/problems.ts'

/** One line of text, trimmed. */
export const plainText = (max: number, least?: { min: number; message: string }) =>
  z
    .string()
    .trim()
    .min(least?.min ?? 0, least?.message)
    .max(max)
    .refine((value) => !hasControlCharacters(value), PROBLEMS.unprintable)

/** Several lines of text, trimmed; line ends of every system become `\n`. */
export const plainLines = (max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(max)
        .refine((value) => !hasControlCharacters(value.replaceAll('\n', '')), PROBLEMS.unprintable),
    )
