import { z } from 'zod'
import { hasControlCharacters } from '../text/controlCharacters.ts'

/** One line of text, trimmed. */
export const plainText = (max: number, least?: { min: number; message: string }) =>
  z
    .string()
    .trim()
    .min(least?.min ?? 0, least?.message)
    .max(max)
    .refine((value) => !hasControlCharacters(value), 'This text has characters that cannot be printed')
