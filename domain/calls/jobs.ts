import { z } from 'zod'

/** Id of an outgoing message whose attempts were used up, to be sent again. */
export const RetryMessageBodySchema = z.object({ message: z.string().min(1).max(60) })
