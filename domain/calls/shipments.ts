import { z } from 'zod'
import { TypedDaySchema } from '../input/typedDates.ts'
import { plainText } from '../people/plainText.ts'
import { COURIERS } from '../shipments/couriers.ts'
import { DAY_PARTS, DeliveryAnswerSchema } from '../shipments/deliveryAnswer.ts'
import { PackedParcelSchema } from '../shipments/parcel.ts'
import { MANUAL_STATES, SHIPMENT_STATES } from '../shipments/states.ts'
import { AcceptedSchema } from './responses.ts'

/** Bodies and responses of the calls of staff and recipients about parcels. Amounts in paise, times in ms since epoch. */
const id = z.string().min(1).max(60)
const token = z.string().min(1).max(60)
/** Only http(s) links, so that none can run a script. */
const link = z
  .url({ protocol: /^https?$/, error: 'Enter the whole link, such as https://courier.example/track/123' })
  .max(500)

/** As printed on a label, in groups: spaces are left out. */
const awb = z
  .string()
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^[A-Za-z0-9-]{3,40}$/, 'An AWB has letters, digits and hyphens only'))

export const PackBodySchema = z.object({
  orderId: id,
  /** Indexes of the lines in the order, from 0. */
  lines: z.array(z.number().int().min(0).max(199)).min(1).max(200),
  courier: z.enum(COURIERS).optional(),
  /** Weight and size; by default the weight of the goods in the usual box. */
  parcel: PackedParcelSchema.optional(),
})
export const PackResponseSchema = AcceptedSchema.extend({ shipment: z.string(), reference: z.string() })

/** The result for one item of a bulk call: done, or the reason why not. */
const BulkResultSchema = z.object({ id, name: z.string(), isDone: z.boolean(), message: z.string() })
export type BulkResult = z.infer<typeof BulkResultSchema>
export const ManyResponseSchema = AcceptedSchema.extend({ results: z.array(BulkResultSchema) })

export const PackOrdersBodySchema = z.object({ orderIds: z.array(id).min(1).max(100) })
/** Parcels that wait for the courier: by parcel ids, or all of these orders. */
export const WaitingParcelsBodySchema = z
  .object({ parcels: z.array(id).max(100).default([]), orders: z.array(id).max(100).default([]) })
  .refine(({ parcels, orders }) => parcels.length + orders.length > 0, 'Choose at least one')
export const WaitingParcelsResponseSchema = AcceptedSchema.extend({
  parcels: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      orderNumber: z.string(),
      /** Recipient and town. */
      to: z.string(),
      courierName: z.string(),
      awb: z.string(),
      /** Whether staff type the tracking number; couriers with an API assign their own. */
      isByHand: z.boolean(),
    }),
  ),
})
export type WaitingParcel = z.infer<typeof WaitingParcelsResponseSchema>['parcels'][number]

export const ParcelBodySchema = z.object({ shipmentId: id })
/** The values that the caller saw before changing them, '' for an empty one: the call is refused if one has changed since. Fields left out are not compared. */
const seen = z
  .object({
    awb: z.string().max(60),
    courierName: z.string().max(200),
    trackingUrl: z.string().max(500),
    expectedOn: z.string().max(10),
  })
  .partial()
  .optional()
export const AssignBodySchema = z.object({
  shipmentId: id,
  /** Tracking number of a courier without an API; couriers with an API assign their own. */
  awb: awb.optional(),
  seen,
  courierName: plainText(80).optional(),
  trackingUrl: link.optional().or(z.literal('').transform(() => undefined)),
  expectedOn: TypedDaySchema.optional().or(z.literal('').transform(() => undefined)),
})

/**
 * Parcels at their hand-over to the courier; one booked through a courier's API already has its tracking
 * number.
 */
export const HandOverBodySchema = z.object({
  parcels: z
    .array(z.object({ shipmentId: id, courierName: plainText(80).optional(), awb: z.string().max(60), seen }))
    .min(1)
    .max(100),
})
export const AwbSchema = awb

export const MoveParcelBodySchema = z.object({
  shipmentId: id,
  to: z.enum(MANUAL_STATES),
  /** Reason or place; the student reads it. */
  note: plainText(120).optional(),
})
export const UndoMoveBodySchema = z.object({
  shipmentId: id,
  /** The status that was set by mistake. */
  from: z.enum(MANUAL_STATES),
})
export const DecideReturnBodySchema = z.object({
  shipmentId: id,
  /** Whether the goods are restocked. */
  restocks: z.boolean(),
})

const SeenScanSchema = z.object({
  at: z.number().int(),
  state: z.enum(SHIPMENT_STATES).nullable(),
  text: z.string(),
  place: z.string().nullable(),
  /** The status that this scan set before it was undone. */
  undone: z.enum(SHIPMENT_STATES).nullable(),
})

/** A parcel as its recipient sees it: without phone and street. */
export const ParcelViewSchema = z.object({
  reference: z.string(),
  /** Last segment of its tracking link. */
  token: z.string(),
  orderNumber: z.string(),
  state: z.enum(SHIPMENT_STATES),
  titles: z.array(z.string()),
  courierName: z.string().nullable(),
  awb: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  /** A day, `2026-11-25`. */
  expectedOn: z.string().nullable(),
  cashPaise: z.number().int(),
  city: z.string(),
  stateCode: z.string(),
  packedAt: z.number().int().nullable(),
  shippedAt: z.number().int().nullable(),
  endedAt: z.number().int().nullable(),
  /** Newest first. */
  scans: z.array(SeenScanSchema),
  attempts: z.number().int(),
  canAnswer: z.boolean(),
  /** Days to choose from for the next attempt. */
  days: z.array(z.string()),
  /** The recipient's answer to the last attempt. */
  answered: z
    .object({
      kind: z.enum(['again', 'address', 'refused']),
      day: z.string().nullable(),
      part: z.enum(DAY_PARTS).nullable(),
    })
    .nullable(),
  /** Where the resent goods of a returned or lost parcel are: `parcel` is null while they are being packed. */
  sentAgain: z
    .object({ parcel: z.object({ reference: z.string(), token: z.string() }).nullable() })
    .nullable(),
})
export type ParcelView = z.infer<typeof ParcelViewSchema>

export const OrderParcelsQuerySchema = z.object({ order: id })
export const OrderParcelsResponseSchema = AcceptedSchema.extend({ parcels: z.array(ParcelViewSchema) })
export const TrackBodySchema = z.object({ token })
export const TrackResponseSchema = AcceptedSchema.extend({ parcel: ParcelViewSchema })
export const AnswerAttemptBodySchema = z.object({ token, answer: DeliveryAnswerSchema })
