import { z } from 'zod'
import { COURIERS } from '../courier/couriers.ts'
import { DAY_PARTS, DeliveryAnswerSchema } from '../courier/deliveryAnswer.ts'
import { ParcelSchema } from '../courier/parcel.ts'
import { MOVED_STATES, SHIPMENT_STATES } from '../courier/states.ts'
import { plainText } from '../people/plainText.ts'
import { AcceptedSchema } from './answers.ts'

/** Bodies and answers of what is done with parcels, by staff and by whoever waits for one. Amounts in paise, times ms. */
const id = z.string().min(1).max(60)
const token = z.string().min(1).max(60)
/** Only a link that leads to a page, never into a program. */
const link = z
  .url({ protocol: /^https?$/, error: 'Enter the whole link, such as https://courier.example/track/123' })
  .max(500)

const awb = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{3,40}$/, 'An AWB has letters, digits and hyphens only')

export const PackBodySchema = z.object({
  orderId: id,
  /** Places of lines in the order, from 0. */
  lines: z.array(z.number().int().min(0).max(199)).min(1).max(200),
  courier: z.enum(COURIERS).optional(),
  /** What it weighs and measures; the goods with the usual box unless it is said. */
  parcel: ParcelSchema.optional(),
})
export const PackAnswerSchema = AcceptedSchema.extend({ shipment: z.string(), reference: z.string() })

/** What became of one of several: done, or why not. */
const OneOfManySchema = z.object({ id, name: z.string(), isDone: z.boolean(), message: z.string() })
export type OneOfMany = z.infer<typeof OneOfManySchema>
export const ManyAnswerSchema = AcceptedSchema.extend({ results: z.array(OneOfManySchema) })

export const PackOrdersBodySchema = z.object({ orderIds: z.array(id).min(1).max(100) })
/** Parcels that wait for the courier: these, or those of these orders. */
export const WaitingParcelsBodySchema = z
  .object({ parcels: z.array(id).max(100).default([]), orders: z.array(id).max(100).default([]) })
  .refine(({ parcels, orders }) => parcels.length + orders.length > 0, 'Choose at least one')
export const WaitingParcelsAnswerSchema = AcceptedSchema.extend({
  parcels: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      orderNumber: z.string(),
      /** Who gets it, and in which town. */
      to: z.string(),
      courierName: z.string(),
      awb: z.string(),
      /** Whether staff type its tracking number; couriers that are called give their own. */
      isByHand: z.boolean(),
    }),
  ),
})
export type WaitingParcel = z.infer<typeof WaitingParcelsAnswerSchema>['parcels'][number]

export const ParcelBodySchema = z.object({ shipmentId: id })
export const AssignBodySchema = z.object({
  shipmentId: id,
  /** Of a courier that staff hand it to; others give their own. */
  awb: awb.optional(),
  courierName: plainText(80).optional(),
  trackingUrl: link.optional().or(z.literal('').transform(() => undefined)),
  expectedOn: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional()
    .or(z.literal('').transform(() => undefined)),
})

/** Parcels as they are handed to the courier; one that a called courier brings has its tracking number already. */
export const HandOverBodySchema = z.object({
  parcels: z
    .array(z.object({ shipmentId: id, courierName: plainText(80).optional(), awb: z.string().max(60) }))
    .min(1)
    .max(100),
})
export const AwbSchema = awb

export const MoveParcelBodySchema = z.object({
  shipmentId: id,
  to: z.enum(MOVED_STATES),
  /** Why, or where; the student reads it. */
  note: plainText(120).optional(),
})
export const UndoMoveBodySchema = z.object({
  shipmentId: id,
  /** The status that was set by mistake. */
  from: z.enum(MOVED_STATES),
})
export const DecideReturnBodySchema = z.object({
  shipmentId: id,
  /** Whether the goods go back onto their shelves. */
  restocks: z.boolean(),
})

const SeenScanSchema = z.object({
  at: z.number().int(),
  state: z.enum(SHIPMENT_STATES).nullable(),
  text: z.string(),
  place: z.string().nullable(),
  /** The status that this said before it was taken back. */
  undone: z.enum(SHIPMENT_STATES).nullable(),
})

/** A parcel as whoever waits for it sees it: neither phone nor street. */
export const ParcelViewSchema = z.object({
  reference: z.string(),
  /** What its link ends with. */
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
  /** Days that can be chosen for the next attempt. */
  days: z.array(z.string()),
  /** What was answered to the last attempt. */
  answered: z
    .object({
      kind: z.enum(['again', 'address', 'refused']),
      day: z.string().nullable(),
      part: z.enum(DAY_PARTS).nullable(),
    })
    .nullable(),
})
export type ParcelView = z.infer<typeof ParcelViewSchema>

export const OrderParcelsQuerySchema = z.object({ order: id })
export const OrderParcelsAnswerSchema = AcceptedSchema.extend({ parcels: z.array(ParcelViewSchema) })
export const TrackBodySchema = z.object({ token })
export const TrackAnswerSchema = AcceptedSchema.extend({ parcel: ParcelViewSchema })
export const AnswerAttemptBodySchema = z.object({ token, answer: DeliveryAnswerSchema })
