import { z } from 'zod'
import { STATE_CODES } from '../people/states.ts'

const paise = z.number().int()

/** Times are ms since epoch; texts are built from `event` and its values when they are displayed. */
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
  'returnWithdrawn',
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

/** An event of an order, visible to its student unless internal. `by` is the staff member. */
export const OrderEventSchema = z.object({
  at: z.number().int(),
  event: z.enum(ORDER_EVENTS),
  by: z.string().nullable(),
  text: z.string().nullable(),
  paise: paise.nullable(),
  isInternal: z.boolean(),
  /** Index of the order line concerned; null when the event concerns several lines or none. Older events have none. */
  line: z.number().int().nullish(),
  /** Id of the parcel, return or refund concerned, or `payLink` for a sent payment link. Older events have none. */
  ref: z.string().nullish(),
  /** Bank reference of a completed refund (ARN, RRN or UTR); sometimes known only days later. */
  bankReference: z.string().nullish(),
})
export type OrderEvent = z.infer<typeof OrderEventSchema>

/** Delivery address, as of the time of the order. */
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

/** Maximum length of the company name on an invoice. */
export const LEGAL_NAME_MAX = 120

/** The buying company: printed on the invoice; its state is the place of supply. */
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
  hindiLabel: z.string().nullish(),
  paise,
  tax: TaxSchema,
  /** Latest arrival promised with the order, ms since epoch; missing in older orders and in quotes. */
  arrivesBy: z.number().nullish(),
})

/**
 * One reservation of an order in a pool: pieces of a stock, a use of a coupon, an earlier line that an
 * upgrade credits, a seat in a batch; or paise from a wallet, whose key is its owner's id. `limit` is the current limit of a
 * pool of uses; `title` is shown when too little is left.
 */
export const OrderReservationSchema = z.object({
  poolKind: z.enum(['stock-levels', 'purchase-limits', 'credits', 'funds']),
  key: z.string(),
  quantity: z.number().int(),
  limit: z.number().nullable(),
  title: z.string(),
  /** Id of the waitlist offer in the pool that this reservation replaces. */
  instead: z.string().optional(),
})
export type OrderReservation = z.infer<typeof OrderReservationSchema>
