import { z } from 'zod'
import { multilineText, plainText } from '../people/plainText.ts'
import { PHOTOS_PER_LINE } from '../returns/limits.ts'
import { RefundFiguresSchema, ShownLineSchema } from '../returns/ReturnSchemas.ts'
import { GRADES, REFUND_REASONS_OF_STAFF, RETURN_REASONS } from '../returns/reasons.ts'
import { REFUND_WAYS, RETURN_KINDS } from '../returns/states.ts'
import { AcceptedSchema } from './responses.ts'

const id = z.string().min(1).max(60)
const time = z.number().int()

const ReturnLineSchema = z.object({
  /** Index of the order line, from 0. */
  index: z.number().int().min(0).max(49),
  quantity: z.number().int().min(1).max(10),
  reason: z.enum(RETURN_REASONS),
  photos: z.array(id).max(PHOTOS_PER_LINE).default([]),
})

export const ReturnableResponseSchema = AcceptedSchema.extend({
  lines: z.array(
    z.object({
      index: z.number().int(),
      /** Pieces that are neither returned nor requested to be. */
      left: z.number().int(),
      /** What kind of return is possible; null when none is, then `reason` states why. */
      kind: z.enum(RETURN_KINDS).nullable(),
      reason: z.string().nullable(),
      /**
       * The project's rule for access that is granted immediately, of a bundle too: days after payment, and the percentage of
       * progress it must stay below.
       */
      rule: z.object({ days: z.number(), percent: z.number() }).nullable(),
      /** Lessons of its courses that are done, and all of them; null for a line without lessons. */
      progress: z.object({ completed: z.number().int(), total: z.number().int() }).nullable(),
      /** Last time for a return, ms since epoch; null for no limit. */
      until: time.nullable(),
    }),
  ),
  /** Whether the student must say where to send the money, because no gateway can refund it. */
  needsPayTo: z.boolean(),
})

export const EstimateBodySchema = z.object({
  orderId: id,
  lines: z.array(ReturnLineSchema).min(1).max(50),
})
export const EstimateResponseSchema = AcceptedSchema.extend({ figures: RefundFiguresSchema })

export const RequestReturnBodySchema = EstimateBodySchema.extend({
  way: z.enum(REFUND_WAYS),
  note: multilineText(1000).optional(),
  payTo: plainText(120).optional(),
  requestKey: z.string().min(8).max(80),
})
export const RequestReturnResponseSchema = AcceptedSchema.extend({ returns: z.array(z.string()) })
export const ReturnIdBodySchema = z.object({ id })

const staffLine = { index: z.number().int().min(0).max(49) }
/** With `seen`, the refund is refused once the line has changed since. */
const refundLine = { ...staffLine, seen: ShownLineSchema.optional() }
const StaffRequestSchema = z.object({
  orderId: id,
  reason: z.enum(REFUND_REASONS_OF_STAFF),
  way: z.enum(REFUND_WAYS),
  /** Text for the student. */
  answer: multilineText(1000).optional(),
  /** Where to send money that no gateway can refund. */
  payTo: plainText(120).optional(),
  requestKey: z.string().min(8).max(80),
})

/** A refund by staff of pieces of lines or of amounts, immediately. Amounts in paise. */
export const StaffRefundBodySchema = StaffRequestSchema.extend({
  lines: z
    .array(
      z.union([
        z.strictObject({ ...refundLine, quantity: z.number().int().min(1).max(10) }),
        z.strictObject({ ...refundLine, paise: z.number().int().min(1).max(100_000_000) }),
      ]),
    )
    .max(50),
  /** Refunded part of the delivery charge. */
  deliveryPaise: z.number().int().min(0).max(100_000_000).default(0),
  /** The returned or lost parcel that contained these goods; its decision is made in the same call. */
  shipmentId: id.optional(),
  /** Whether the goods of that parcel are restocked. */
  restocks: z.boolean().default(false),
})

/** A return of delivered goods that staff start for a student. */
export const StartReturnBodySchema = StaffRequestSchema.extend({
  lines: z
    .array(z.object({ ...staffLine, quantity: z.number().int().min(1).max(10) }))
    .min(1)
    .max(50),
})
export const StaffRefundResponseSchema = AcceptedSchema.extend({ returns: z.array(z.string()) })

export const DecideReturnBodySchema = z.object({
  id,
  act: z.enum(['approve', 'refuse']),
  /** Text for the student. */
  answer: multilineText(1000),
})
export const ReceiveReturnBodySchema = z.object({
  id,
  /** Condition of each line of the request, in order. */
  grades: z.array(z.enum(GRADES)).min(1).max(50),
  /**
   * Amount withheld from the refund of each worn line, paise, in order; without it everything is paid back.
   */
  withheld: z.array(z.number().int().min(0).max(100_000_000)).max(50).default([]),
  answer: multilineText(1000),
})
