import { z } from 'zod'
import { AcceptedSchema } from '../responses.ts'

/** Earnings of an expert: by Indian month (`2026-11`) how many sheets or doubts were paid, and what is in the wallet now. Amounts in paise. */
const PaySchema = z.object({
  /** For each sheet or doubt; 0 when the project pays nothing. */
  eachPaise: z.number(),
  availablePaise: z.number(),
  heldPaise: z.number(),
  /** The least that is paid out. */
  leastPaise: z.number(),
  months: z.array(z.object({ month: z.string(), count: z.number(), paise: z.number() })),
})
export type ExpertPay = z.infer<typeof PaySchema>
export const ExpertPayResponseSchema = AcceptedSchema.extend(PaySchema.shape)
export type ExpertPayResponse = z.infer<typeof ExpertPayResponseSchema>
