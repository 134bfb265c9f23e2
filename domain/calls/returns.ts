import { z } from 'zod'
import { plainLines, plainText } from '../people/plainText.ts'
import { PHOTOS_A_LINE } from '../returns/limits.ts'
import { LineSeenSchema, RefundFiguresSchema } from '../returns/ReturnSchemas.ts'
import { GRADES, REFUND_REASONS_OF_STAFF, RETURN_REASONS } from '../returns/reasons.ts'
import { REFUND_WAYS, RETURN_KINDS } from '../returns/states.ts'
import { AcceptedSchema } from './answers.ts'

const id = z.string().min(1).max(60)
const time = z.number().int()

const WantedSchema = z.object({
  /** Which line of the order, the first one is 0. */
  index: z.number().int().min(0).max(49),
  quantity: z.number().int().min(1).max(10),
  reason: z.enum(RETURN_REASONS),
  photos: z.array(id).max(PHOTOS_A_LINE).default([]),
})

export const ReturnableAnswerSchema = AcceptedSchema.extend({
  lines: z.array(
    z.object({
      index: z.number().int(),
      /** How many of it nobody has sent back or asked to. */
      left: z.number().int(),
      /** What giving it back is; null when it is not possible, then `reason` says why. */
      kind: z.enum(RETURN_KINDS).nullable(),
      reason: z.string().nullable(),
      /** What the project allows of what is opened at once: days after payment, and below how many percent done. */
      rule: z.object({ days: z.number(), percent: z.number() }).nullable(),
      /** Until when, ms since epoch; null for no such time. */
      until: time.nullable(),
    }),
  ),
  /** Whether somebody has to say where money goes, because no gateway holds it. */
  needsPayTo: z.boolean(),
})

export const EstimateBodySchema = z.object({
  orderId: id,
  lines: z.array(WantedSchema).min(1).max(50),
})
export const EstimateAnswerSchema = AcceptedSchema.extend({ figures: RefundFiguresSchema })

export const RequestReturnBodySchema = EstimateBodySchema.extend({
  way: z.enum(REFUND_WAYS),
  note: plainLines(1000).optional(),
  payTo: plainText(120).optional(),
  requestKey: z.string().min(8).max(80),
})
export const RequestReturnAnswerSchema = AcceptedSchema.extend({ returns: z.array(z.string()) })
export const ReturnIdBodySchema = z.object({ id })

const staffLine = { index: z.number().int().min(0).max(49) }
/** With `seen` the refund is refused once the line no longer stands like that. */
const refundLine = { ...staffLine, seen: LineSeenSchema.optional() }
const StaffRequestSchema = z.object({
  orderId: id,
  reason: z.enum(REFUND_REASONS_OF_STAFF),
  way: z.enum(REFUND_WAYS),
  /** What the student reads. */
  answer: plainLines(1000).optional(),
  /** Where money goes that no gateway holds. */
  payTo: plainText(120).optional(),
  requestKey: z.string().min(8).max(80),
})

/** Staff refund pieces of lines, or amounts of them, at once. Amounts in paise. */
export const StaffRefundBodySchema = StaffRequestSchema.extend({
  lines: z
    .array(
      z.union([
        z.strictObject({ ...refundLine, quantity: z.number().int().min(1).max(10) }),
        z.strictObject({ ...refundLine, paise: z.number().int().min(1).max(100_000_000) }),
      ]),
    )
    .max(50),
  /** Of what bringing the order cost. */
  deliveryPaise: z.number().int().min(0).max(100_000_000).default(0),
  /** The parcel that came back or was lost, of which these are the goods; its decision is made with it. */
  shipmentId: id.optional(),
  /** And whether its goods are back in stock. */
  restocks: z.boolean().default(false),
})

/** Staff let a student send delivered goods back. */
export const StartReturnBodySchema = StaffRequestSchema.extend({
  lines: z
    .array(z.object({ ...staffLine, quantity: z.number().int().min(1).max(10) }))
    .min(1)
    .max(50),
})
export const StaffRefundAnswerSchema = AcceptedSchema.extend({ returns: z.array(z.string()) })

export const DecideReturnBodySchema = z.object({
  id,
  act: z.enum(['approve', 'refuse']),
  /** What the student reads. */
  answer: plainLines(1000),
})
export const ReceiveReturnBodySchema = z.object({
  id,
  /** What each line of the request is like, in their order. */
  grades: z.array(z.enum(GRADES)).min(1).max(50),
  /** What of the refund of each worn line is kept, paise, in their order; without it everything is paid back. */
  withheld: z.array(z.number().int().min(0).max(100_000_000)).max(50).default([]),
  answer: plainLines(1000),
})
