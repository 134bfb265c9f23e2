import { z } from 'zod'
import { AccommodationSchema } from './accommodation.ts'

const MomentSchema = z.number().int()

/** The column `timing` of an attempt: what its end depends on beside its paper (endsAt.ts). Moments in ms since epoch. */
export const AttemptTimingSchema = z.object({
  pauses: z.array(z.object({ from: MomentSchema, to: MomentSchema.nullable() })),
  accommodation: AccommodationSchema,
  batches: z.array(z.string()),
  /** Minutes that staff gave to this attempt alone. */
  addedMinutes: z.number().int(),
  /** Until when staff opened a submitted attempt again. */
  reopenedUntil: MomentSchema.nullable(),
  /** Until when staff accept answers that devices send late. */
  acceptedUntil: MomentSchema.nullable(),
  /** Keys of what staff changed, so that a change that is sent again is made once; the last 50. */
  requests: z.array(z.string()).optional(),
  /** The last question of the paper that earlier turns had come to; a turn of a forward-only paper does not go back behind it. */
  reached: z.string().optional(),
})
export type AttemptTiming = z.infer<typeof AttemptTimingSchema>
