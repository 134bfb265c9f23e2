import { z } from 'zod'
import { ENTITLEMENT_KINDS } from '../entitlements/entitlement.ts'
import { plainText } from '../people/plainText.ts'
import { RESERVED_FOR_MAX } from '../serialKeys/keyMoves.ts'
import { StudentsResponseSchema } from './orders.ts'
import { AcceptedSchema } from './responses.ts'

/** Bodies and answers of staff calls for coupons, stock, serial keys and enrolments. */
const id = z.string().min(1).max(60)
/** Created once per form: a second click is the same request. */
const requestKey = z.string().regex(/^[\w-]{16,60}$/)
const count = z.number().int()

/** Lines of one call: small enough for the body size limit. */
export const MAX_LINES_PER_CALL = 500
export const MAX_GENERATED = 10_000
export const MAX_CODES = 200_000

const refused = z.array(z.object({ line: count, reason: z.enum(['shape', 'phone', 'twice', 'known']) }))
/** `refused` lists the lines that were left out, and why. */
const AddedLinesSchema = AcceptedSchema.extend({ added: count, refused })
const CreatedSchema = AcceptedSchema.extend({ made: count })
const line = z.number().int().min(1).max(1_000_000)

export const CouponBodySchema = z.object({ coupon: id })
export const CouponUsesResponseSchema = AcceptedSchema.extend({
  /** Uses by paid orders; `held` counts orders that are being paid. */
  used: count,
  held: count,
  limit: count.nullable(),
  left: count.nullable(),
  codes: z.object({ total: count, used: count }).nullable(),
})
export const GenerateCodesBodySchema = z.object({
  coupon: id,
  count: z.number().int().min(1).max(MAX_GENERATED),
  prefix: z.string().trim().max(20),
  requestKey,
})
export const GenerateCodesResponseSchema = CreatedSchema
export const ImportCodesBodySchema = z.object({
  coupon: id,
  rows: z
    .array(z.object({ line, couponCode: z.string().max(100), phone: z.string().max(40).optional() }))
    .min(1)
    .max(MAX_LINES_PER_CALL),
})
export const ImportCodesResponseSchema = AddedLinesSchema
export const CodesFileBodySchema = z.object({ coupon: id, only: z.enum(['all', 'free']) })
export const CodesFileResponseSchema = AcceptedSchema.extend({ csv: z.string(), count })

export const KeysFileBodySchema = z.object({ product: id, only: z.enum(['all', 'available']) })
/** Maximum number of keys on one print sheet. */
export const MAX_PRINTED_KEYS = 480
const reservedFor = z.string().trim().min(1).max(RESERVED_FOR_MAX)
/** Without `reservedFor` the available ones are printed. */
export const KeySheetBodySchema = z.object({ product: id, reservedFor: reservedFor.optional() })
export const KeySheetResponseSchema = AcceptedSchema.extend({
  /** The PDF in base64. */
  pdf: z.string(),
  count,
})
export const ReserveKeysBodySchema = z.object({
  product: id,
  count: z.number().int().min(1).max(MAX_PRINTED_KEYS),
  reservedFor,
  requestKey,
})
export const KeysFileResponseSchema = AcceptedSchema.extend({ csv: z.string(), count })

const pieces = z.number().int().max(1_000_000)
export const CountStockBodySchema = z
  .object({
    id,
    /** Available pieces, as counted in a stocktake. */
    free: pieces.min(0).optional(),
    /** Pieces that have arrived, added to the available ones. */
    received: pieces.min(1).optional(),
    /**
     * The values that the caller saw: `available` for a count; for `received` the pieces ever received, which sales do not change. The call is
     * refused if they have changed since, so that a repeated call adds nothing. Not compared when left out.
     */
    seen: z
      .object({ available: z.number().int().optional(), received: z.number().int().nullish() })
      .optional(),
  })
  .refine(({ free, received }) => (free === undefined) !== (received === undefined), {
    path: ['free'],
    message: 'Either free or received',
  })
const stockRules = { lowThreshold: z.number().int().min(0).max(100_000), mayBackorder: z.boolean() }
export const StockRulesBodySchema = z.object({
  id,
  ...stockRules,
  /** The rules that the caller saw: the call is refused if they have changed since. */
  seen: z.object(stockRules).optional(),
})
export const StockResponseSchema = AcceptedSchema.extend({ free: count.nullable() })

/** When keys expire, ms since epoch, and the school or franchisee they are reserved for. */
const keyRules = { validUntil: z.number().int().positive().optional(), reservedFor: reservedFor.optional() }

export const AddKeysBodySchema = z.object({
  product: id,
  rows: z
    .array(z.object({ line, key: z.string().max(200) }))
    .min(1)
    .max(MAX_LINES_PER_CALL),
  ...keyRules,
})
/** `free`: how many can be sold now. `filled`: order lines that were waiting and have now got their keys. */
const counted = { free: count.nullable(), filled: count }
export const AddKeysResponseSchema = AddedLinesSchema.extend(counted)
export const GenerateKeysBodySchema = z.object({
  product: id,
  count: z.number().int().min(1).max(MAX_GENERATED),
  requestKey,
  ...keyRules,
})
export const GenerateKeysResponseSchema = CreatedSchema.extend(counted)
export const ReserveKeysResponseSchema = CreatedSchema.extend({ free: counted.free })
export const KeyBodySchema = z.object({ id })
export const BlockKeyBodySchema = z.object({ id, isBlocked: z.boolean() })
export const RevealKeyResponseSchema = AcceptedSchema.extend({ key: z.string() })

export const FindPeopleBodySchema = z.object({ text: z.string().trim().min(3).max(100) })
export const FindPeopleResponseSchema = StudentsResponseSchema
export const FindAccessTargetsBodySchema = z.object({
  kind: z.enum(ENTITLEMENT_KINDS),
  text: z.string().trim().max(100),
})
export const FindAccessTargetsResponseSchema = AcceptedSchema.extend({
  things: z.array(z.object({ id: z.string(), title: z.string() })),
})
const days = z.number().int().min(1).max(36_500)
const note = plainText(300)
export const GrantAccessBodySchema = z.object({
  student: id,
  kind: z.enum(ENTITLEMENT_KINDS),
  target: id,
  /** Null for no end. */
  days: days.nullable(),
  note: note.optional(),
  requestKey,
})
export const ACCESS_ACTIONS = ['extend', 'pause', 'resume', 'revoke', 'restore'] as const
export const ChangeAccessBodySchema = z
  .object({
    id,
    /** Revision of the row as it was read. */
    rev: z.number().int(),
    act: z.enum(ACCESS_ACTIONS),
    days: days.optional(),
    note: note.optional(),
  })
  .refine(({ act, days: given }) => act !== 'extend' || given !== undefined, {
    path: ['days'],
    message: 'Enter a number of days',
  })
export const ChangeAccessResponseSchema = AcceptedSchema.extend({
  endsAt: z.string().nullable(),
  pausedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  rev: count,
})
