import { z } from 'zod'
import { ENTRY_REASONS, WALLET_KINDS } from '../ledger/entries.ts'
import { AcceptedSchema } from './answers.ts'

const id = z.string().min(1).max(60)
const paise = z.number().int()
const amount = paise.min(1).max(1_000_000_000)
const time = z.number().int()
/** Made by the browser once for each request, so that a repeat of it moves nothing twice. */
const IdempotencyKeySchema = z.string().min(8).max(80)

export const StatementQuerySchema = z.object({
  kind: z.enum(WALLET_KINDS).exclude(['funds']).default('credits'),
  /** Number of the entry before which the page begins; left out, at the latest one. */
  before: z.coerce.number().int().min(1).optional(),
})
export const StaffStatementBodySchema = z.object({
  kind: z.enum(WALLET_KINDS),
  owner: id,
  before: z.number().int().min(1).optional(),
})

export const EntrySchema = z.object({
  n: z.number().int(),
  at: time,
  reason: z.enum(ENTRY_REASONS),
  amountPaise: paise,
  /** By how much what is pending moved. */
  pendingPaise: paise,
  balancePaise: paise,
  /** Number of the order it is about. */
  order: z.string().nullable(),
  note: z.string().nullable(),
  by: z.string().nullable(),
})

/** A page of a wallet like a passbook, the latest entry first. Amounts in paise, times in ms since epoch. */
export const StatementSchema = z.object({
  availablePaise: paise,
  heldPaise: paise,
  pendingPaise: paise,
  /** What ends when, soonest first. */
  ending: z.array(z.object({ paise, at: time })),
  /** What is sure when, soonest first. */
  coming: z.array(z.object({ paise, at: time })),
  entries: z.array(EntrySchema),
  /** What `before` is for the next page; null at the end. */
  next: z.number().int().nullable(),
})
export const StatementAnswerSchema = AcceptedSchema.extend({ statement: StatementSchema })

export const ToCouponBodySchema = z.object({ amount, idempotencyKey: IdempotencyKeySchema })
export const ToCouponAnswerSchema = AcceptedSchema.extend({
  code: z.string(),
  amountPaise: paise,
  endsAt: time.nullable(),
})

export const MoveCreditsBodySchema = z.object({
  student: id,
  kind: z.enum(['give', 'take']),
  amount,
  note: z.string().trim().min(1).max(200),
  /** For how long what is given can be spent; left out, as long as cashback. */
  validDays: z.number().int().min(1).max(3650).optional(),
  idempotencyKey: IdempotencyKeySchema,
})
export const MovedAnswerSchema = AcceptedSchema.extend({ balancePaise: paise })

export type Statement = z.infer<typeof StatementSchema>
export type StatementEntry = z.infer<typeof EntrySchema>
