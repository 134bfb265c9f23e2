import { z } from 'zod'

const text = (max: number) =>
  z
    .string()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
    .regex(/^[^\u0000-\u001f\u007f]*$/)

/**
 * What the browser reports about a visit; browser and system are read from its User-Agent. Everything is a
 * hint, nothing is trusted.
 */
export const VisitBodySchema = z.object({
  /** `1440x900`, in CSS pixels. */
  screen: z
    .string()
    .regex(/^\d{2,5}x\d{2,5}$/)
    .optional(),
  /** `en-IN`. */
  language: text(35).optional(),
  /** `Asia/Kolkata`. */
  timeZone: text(60).optional(),
  /** Where the person came from on the first visit of this browser; without query. */
  referrer: text(300).optional(),
  /** The first page of that visit, a path without query. */
  landing: text(300).optional(),
})

export type VisitBody = z.infer<typeof VisitBodySchema>
