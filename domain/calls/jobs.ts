import { z } from 'zod'

/** A message that was given up and is to be sent again. */
export const ReplayBodySchema = z.object({ message: z.string().min(1).max(60) })
