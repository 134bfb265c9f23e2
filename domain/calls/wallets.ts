import { z } from 'zod'
import { ENTRY_REASONS, WALLET_KINDS } from '../wallets/entries.ts'
import { AcceptedSchema } from './responses.ts'

const id = z.string().min(1).max(60)
const paise = z.number().int()
const amount = paise.min(1).max(1_000_000_000)
const time = z.number().int()
/** Created by the browser once per request, so that a repeated request moves no money twice. */
const IdempotencyKeySchema = z.string().min(8).max(80)

export const StatementQuerySchema = z.object({
  kind: z.enum(WALLET_KINDS).exclude(['funds']).default('credits'),
  /** The page contains entries before this number; without it, it starts at the latest entry. */
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
  /** Change of the pending amount. */
  pendingPaise: paise,
  balancePaise: paise,
  /** Number of the order concerned. */
  order: z.string().nullable(),
  note: z.string().nullable(),
  by: z.string().nullable(),
})

/** A page of a wallet statement, the latest entry first. Amounts in paise, times in ms since epoch. */
export const StatementSchema = z.object({
  availablePaise: paise,
  heldPaise: paise,
  pendingPaise: paise,
  /** Amounts that expire, soonest first. */
  ending: z.array(z.object({ paise, at: time })),
  /** Pending amounts and when they become available, soonest first. */
  coming: z.array(z.object({ paise, at: time })),
  entries: z.array(EntrySchema),
  /** `before` of the next page; null at the end. */
  next: z.number().int().nullable(),
})
export const StatementResponseSchema = AcceptedSchema.extend({ statement: StatementSchema })

export const ConvertCreditsBodySchema = z.object({ amount, idempotencyKey: IdempotencyKeySchema })
export const ConvertCreditsResponseSchema = AcceptedSchema.extend({
  code: z.string(),
  amountPaise: paise,
  endsAt: time.nullable(),
})

export const AdjustCreditsBodySchema = z.object({
  student: id,
  kind: z.enum(['give', 'take']),
  amount,
  note: z.string().trim().min(1).max(200),
  /** How long given credits can be spent; without it, as long as cashback. */
  validDays: z.number().int().min(1).max(3650).optional(),
  idempotencyKey: IdempotencyKeySchema,
})
export const BalanceResponseSchema = AcceptedSchema.extend({ balancePaise: paise })

export type Statement = z.infer<typeof StatementSchema>
export type StatementEntry = z.infer<typeof EntrySchema>
