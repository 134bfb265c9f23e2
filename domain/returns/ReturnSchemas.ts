import { z } from 'zod'
import { LINE_STATES } from '../orders/moves.ts'
import { GRADES, REFUND_REASONS_OF_STAFF } from './reasons.ts'
import { REFUND_WAYS } from './states.ts'

const paise = z.number().int()
const count = z.number().int().min(0)

/** Money and spent credits that go back; below zero they are kept of what pieces pay back. */
export const AmountSchema = z.object({ paidPaise: paise, creditsPaise: paise })

/** Amounts that go back without a piece: one for each line of the order, and one for what bringing it cost. */
export const AmountsSchema = z.object({ lines: z.array(AmountSchema), delivery: AmountSchema })

/** A line as it stood before somebody who refunds it: what became of it, its parcel, and what of it was left to refund in paise. */
export const LineSeenSchema = z.object({
  state: z.enum(LINE_STATES),
  shipment: z.string().max(80).nullable(),
  leftPaise: count,
})
export type LineSeen = z.infer<typeof LineSeenSchema>

/**
 * A line of an order of which something comes back; `photos` are ids of pictures. With `paise` nothing comes back, and that much of
 * it is refunded.
 */
export const ReturnLineSchema = z.object({
  index: count,
  /** What it is, with its edition, for lists. */
  title: z.string().nullish(),
  quantity: count,
  paise: count.nullish(),
  reason: z.enum(REFUND_REASONS_OF_STAFF),
  photos: z.array(z.string()),
  /** Only while the line stands like this. */
  seen: LineSeenSchema.nullish(),
  /** What it was like when it came; null before. */
  grade: z.enum(GRADES).nullable(),
  /** What of its price is kept, because it came back worn. */
  withheldPaise: count.nullish(),
})
export type ReturnLine = z.infer<typeof ReturnLineSchema>

/** What is paid back for a return, frozen when it was decided. */
export const RefundFiguresSchema = z.object({
  lines: z.array(z.object({ netPaise: paise, creditsPaise: paise, earnedPaise: paise, couponPaise: paise })),
  deliveryPaise: paise,
  feePaise: paise,
  creditsPaise: paise,
  paidPaise: paise,
  earnedPaise: paise,
})

/** What of an order has come back by one return: how many of each line, and everything that was paid back for it. */
export const ReturnedEntrySchema = z.object({
  id: z.string(),
  quantities: z.array(count),
  withDelivery: z.boolean(),
  amounts: AmountsSchema.nullish(),
  way: z.enum(REFUND_WAYS),
  /** Nobody had paid the order yet: it is cheaper by that much. */
  isOff: z.boolean(),
  figures: RefundFiguresSchema,
})
export type ReturnedEntry = z.infer<typeof ReturnedEntrySchema>

/** What somebody has asked to send back and nobody has decided yet: nobody else asks for the same pieces. */
export const PendingReturnSchema = z.object({
  id: z.string(),
  quantities: z.array(count),
  amounts: AmountsSchema.nullish(),
})
export type PendingReturn = z.infer<typeof PendingReturnSchema>
