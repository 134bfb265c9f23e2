import { z } from 'zod'
import { STATE_CODES } from '../people/states.ts'

const paise = z.number().int()

/** Times are ms since epoch; texts are made where they are shown, from `event` and its values. */
export const ORDER_EVENTS = [
  'placed',
  'paymentStarted',
  'paymentFailed',
  'paymentDue',
  'paid',
  'confirmed',
  'fulfilled',
  'backordered',
  'packed',
  'shipped',
  'delivered',
  'cameBack',
  'lost',
  'cancelled',
  'lineCancelled',
  'returnAsked',
  'returnApproved',
  'returnRefused',
  'returned',
  'lineRefunded',
  'sentAgain',
  'addressChanged',
  'corrected',
  'expired',
  'soldOut',
  'refundStarted',
  'refunded',
  'refundFailed',
  'note',
] as const

/** What happened to an order, readable by its student unless it is internal. `by` names staff. */
export const OrderEventSchema = z.object({
  at: z.number().int(),
  event: z.enum(ORDER_EVENTS),
  by: z.string().nullable(),
  text: z.string().nullable(),
  paise: paise.nullable(),
  isInternal: z.boolean(),
})
export type OrderEvent = z.infer<typeof OrderEventSchema>

/** Where goods go, as it was when the order was placed. */
export const OrderAddressSchema = z.object({
  name: z.string(),
  phone: z.string(),
  alternatePhone: z.string().nullable(),
  line1: z.string(),
  line2: z.string().nullable(),
  landmark: z.string().nullable(),
  city: z.string(),
  state: z.enum(STATE_CODES),
  pincode: z.string(),
})
export type OrderAddress = z.infer<typeof OrderAddressSchema>

/** A company that buys: printed on the invoice, and its state is the place of supply. */
export const OrderGstSchema = z.object({ gstin: z.string(), legalName: z.string() })
export type OrderGst = z.infer<typeof OrderGstSchema>

export const TaxSchema = z.object({
  rate: z.number(),
  taxablePaise: paise,
  cgstPaise: paise,
  sgstPaise: paise,
  igstPaise: paise,
})
export const AppliedCouponSchema = z.object({ id: z.string(), code: z.string(), discountPaise: paise })
export const DeliverySchema = z.object({
  option: z.string(),
  label: z.string(),
  paise,
  tax: TaxSchema,
  /** What was promised when it was ordered, ms since epoch; older orders and bills have none. */
  arrivesBy: z.number().nullish(),
})

/**
 * One thing that an order takes from a pool: pieces of a stock, a use of a coupon, an earlier line that an upgrade counts; or
 * paise out of a wallet, whose key is the id of its owner. `limit` is what a pool of uses starts with and follows; `title` is what a person reads when there is too little of it.
 */
export const OrderReservationSchema = z.object({
  poolKind: z.enum(['stock-levels', 'purchase-limits', 'credits', 'funds']),
  key: z.string(),
  quantity: z.number().int(),
  limit: z.number().nullable(),
  title: z.string(),
})
export type OrderReservation = z.infer<typeof OrderReservationSchema>
