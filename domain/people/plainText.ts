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
