import { z } from 'zod'
import { GRADES, RETURN_REASONS } from './reasons.ts'
import { REFUND_WAYS } from './states.ts'

const paise = z.number().int()
const count = z.number().int().min(0)

/** A line of an order of which something comes back; `photos` are ids of pictures. */
export const ReturnLineSchema = z.object({
  index: count,
  quantity: z.number().int().min(1),
  reason: z.enum(RETURN_REASONS),
  photos: z.array(z.string()),
  /** What it was like when it came; null before. */
  grade: z.enum(GRADES).nullable(),
})
export type ReturnLine = z.infer<typeof ReturnLineSchema>

/** What is paid back for a return, frozen when it was decided. */
export const BackFiguresSchema = z.object({
  lines: z.array(z.object({ netPaise: paise, creditsPaise: paise, earnedPaise: paise, couponPaise: paise })),
  deliveryPaise: paise,
  feePaise: paise,
  creditsPaise: paise,
  paidPaise: paise,
  earnedPaise: paise,
})

/** What of an order has come back by one return: how many of each line, and everything that was paid back for it. */
export const OrderBackSchema = z.object({
  id: z.string(),
  quantities: z.array(count),
  withDelivery: z.boolean(),
  way: z.enum(REFUND_WAYS),
  /** Nobody had paid the order yet: it is cheaper by that much. */
  isOff: z.boolean(),
  figures: BackFiguresSchema,
})
export type OrderBack = z.infer<typeof OrderBackSchema>

/** What somebody has asked to send back and nobody has decided yet: nobody else asks for the same pieces. */
export const OrderAskSchema = z.object({ id: z.string(), quantities: z.array(count) })
export type OrderAsk = z.infer<typeof OrderAskSchema>
