import { z } from 'zod'

/**
 * A text of `min` to `max` UTF-16 units. The length is compared before anything reads the text; `z.string().max()`
 * would count the characters of ten megabytes.
 */
export const boundedText = (max: number, min = 0) =>
  z.string().refine(({ length }) => length >= min && length <= max, { message: 'textLength', abort: true })
