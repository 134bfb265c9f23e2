import { z } from 'zod'
import { StrictEmailSchema } from '../people/EmailSchema.ts'
import { plainText } from '../people/plainText.ts'
import { AddOrderBodySchema } from './orders.ts'
import { AcceptedSchema } from './responses.ts'

const paise = z.number().int()
const idempotencyKey = z.string().min(8).max(80)

/** Amounts in whole paise. */
export const AdminFundsBodySchema = z.object({
  franchisee: z.string().min(1).max(60),
  amount: paise.min(1).max(1_000_000_000),
  kind: z.enum(['add', 'take']),
  note: plainText(200, { min: 3, message: 'Say in a few words why' }),
  idempotencyKey,
})
export const AdminFundsResponseSchema = AcceptedSchema.extend({ balancePaise: paise })

export const AddStudentBodySchema = z.object({
  name: plainText(100, { min: 2, message: 'Write the name' }),
  phone: z.string().trim().max(20).optional(),
  email: StrictEmailSchema.optional(),
})
/** The student's answer to `invitation` of auth/start. */
export const AnswerInvitationBodySchema = z.object({
  invitation: z.string().min(1).max(60),
  accept: z.boolean(),
})

export const FranchiseOrderBodySchema = AddOrderBodySchema.omit({ pay: true, note: true }).extend({
  /** Created by the browser once per order: repeating the call returns the same order. */
  idempotencyKey,
})
