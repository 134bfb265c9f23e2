import { z } from 'zod'
import { LINE_STATES } from '../orders/moves.ts'
import { GRADES, REFUND_REASONS_OF_STAFF } from './reasons.ts'
import { REFUND_WAYS } from './states.ts'

const paise = z.number().int()
const count = z.number().int().min(0)

/** Refunded money and spent credits; below zero, they are withheld from the refund of returned pieces. */
export const AmountSchema = z.object({ paidPaise: paise, creditsPaise: paise })

/** Refunded amounts without a returned piece: one for each line of the order, and one for delivery. */
export const AmountsSchema = z.object({ lines: z.array(AmountSchema), delivery: AmountSchema })

/**
 * A line as shown to the person who refunds it: its state, its parcel, and how much of it was left to refund,
 * paise.
 */
export const ShownLineSchema = z.object({
  state: z.enum(LINE_STATES),
  shipment: z.string().max(80).nullable(),
  leftPaise: count,
})
export type ShownLine = z.infer<typeof ShownLineSchema>

/**
 * A line of a return; `photos` are ids of images. With `paise` no piece is returned, and only that amount is
 * refunded.
 */
export const ReturnLineSchema = z.object({
  index: count,
  /** Title with variant, for lists. */
  title: z.string().nullish(),
  quantity: count,
  paise: count.nullish(),
  reason: z.enum(REFUND_REASONS_OF_STAFF),
  photos: z.array(z.string()),
  /** The refund is valid only while the line is unchanged. */
  seen: ShownLineSchema.nullish(),
  /** Condition on arrival; null before. */
  grade: z.enum(GRADES).nullable(),
  /** Part of the price that is withheld because it was returned worn. */
  withheldPaise: count.nullish(),
})
export type ReturnLine = z.infer<typeof ReturnLineSchema>

/** Amounts refunded for a return, frozen when it was decided. */
export const RefundFiguresSchema = z.object({
  lines: z.array(z.object({ netPaise: paise, creditsPaise: paise, earnedPaise: paise, couponPaise: paise })),
  deliveryPaise: paise,
  feePaise: paise,
  creditsPaise: paise,
  paidPaise: paise,
  earnedPaise: paise,
})

/** One return of an order: the quantity of each line, and everything that was refunded for it. */
export const ReturnedEntrySchema = z.object({
  id: z.string(),
  quantities: z.array(count),
  withDelivery: z.boolean(),
  amounts: AmountsSchema.nullish(),
  way: z.enum(REFUND_WAYS),
  /** The order was not paid yet: its payable amount is reduced instead. */
  isOff: z.boolean(),
  figures: RefundFiguresSchema,
})
export type ReturnedEntry = z.infer<typeof ReturnedEntrySchema>

/** An undecided return request: no other request can include the same pieces. */
export const PendingReturnSchema = z.object({
  id: z.string(),
  quantities: z.array(count),
  amounts: AmountsSchema.nullish(),
})
export type PendingReturn = z.infer<typeof PendingReturnSchema>
