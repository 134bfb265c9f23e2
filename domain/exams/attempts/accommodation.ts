import { z } from 'zod'

/** What a person or batch is granted; also while an attempt is running. */
export const AccommodationSchema = z.strictObject({
  /** The time is multiplied by it: 4/3 is twenty minutes more for each hour. */
  timeFactor: z
    .strictObject({ num: z.number().int().min(1).max(100), den: z.number().int().min(1).max(100) })
    .refine(({ num, den }) => num >= den && num <= 4 * den, { message: 'timeFactor' }),
  extraMinutes: z.number().int().min(0).max(1440),
  extraAttempts: z.number().int().min(0).max(100),
  removesWrongOption: z.boolean(),
  hasReadAloud: z.boolean(),
  hasLargeText: z.boolean(),
})
export type Accommodation = z.infer<typeof AccommodationSchema>

export const NO_ACCOMMODATION: Accommodation = {
  timeFactor: { num: 1, den: 1 },
  extraMinutes: 0,
  extraAttempts: 0,
  removesWrongOption: false,
  hasReadAloud: false,
  hasLargeText: false,
}

const STEP_MINUTES = 5

/**
 * Compensatory minutes as public exams give them: twenty for each hour, rounded up to a multiple of five, five at
 * least.
 */
export const compensatoryMinutes = (minutes: number): number =>
  Math.max(1, Math.ceil(minutes / 3 / STEP_MINUTES)) * STEP_MINUTES
