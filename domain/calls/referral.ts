import { z } from 'zod'
import { multilineText, plainText } from '../people/plainText.ts'
import { IFSC, PAN, UPI_ID } from '../referral/payoutTax.ts'
import { REFERRAL_STATES } from '../referral/states.ts'
import { problem } from '../text/problem.ts'
import { AcceptedSchema } from './responses.ts'

const id = z.string().min(1).max(60)
const paise = z.number().int()
const time = z.number().int()
const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{4,20}$/, 'A code has 4 to 20 letters and digits')

export const RecordReferrerBodySchema = z.object({ code })
export const RecordReferrerResponseSchema = AcceptedSchema.extend({
  /** What the friend gets; null where the project gives nothing. */
  coupon: z.object({ code: z.string(), title: z.string() }).nullable(),
})

export const MyReferralsResponseSchema = AcceptedSchema.extend({
  code: z.string(),
  /** Storefront path of the referral link. */
  path: z.string(),
  /** Reward for a friend's first order; `rate` is percent times 100. */
  reward: z.object({
    rate: z.number(),
    flatPaise: paise,
    mostPaise: paise.nullable(),
    orderFromPaise: paise,
  }),
  friendCoupon: z.string().nullable(),
  friends: z.array(
    z.object({ name: z.string(), state: z.enum(REFERRAL_STATES), rewardPaise: paise, joinedAt: time }),
  ),
  payouts: z.array(
    z.object({
      id: z.string(),
      paise,
      taxPaise: paise,
      target: z.string(),
      state: z.enum(['requested', 'paid', 'refused']),
      reference: z.string().nullable(),
      answer: z.string().nullable(),
      requestedAt: time,
    }),
  ),
  leastPayoutPaise: paise,
})

const pan = z.string().trim().toUpperCase().regex(PAN, problem('pan')).nullable()
const name = plainText(120, { min: 2, message: problem('accountName') })
export const PayoutTargetSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('upi'),
    upiId: z.string().trim().regex(UPI_ID, problem('upiId')),
    name,
    pan,
  }),
  z.object({
    kind: z.literal('bank'),
    account: z
      .string()
      .trim()
      .regex(/^[0-9]{6,20}$/, problem('accountNumber')),
    ifsc: z.string().trim().toUpperCase().regex(IFSC, problem('ifsc')),
    name,
    pan,
  }),
])
export type PayoutTarget = z.infer<typeof PayoutTargetSchema>

export const RequestPayoutBodySchema = z.object({
  amount: paise.min(100).max(1_000_000_000),
  target: PayoutTargetSchema,
  requestKey: z.string().min(8).max(80),
})
export const DecideReferralBodySchema = z.object({
  id,
  act: z.enum(['approve', 'block']),
  answer: multilineText(300),
})
export const PayoutIdBodySchema = z.object({ id })
export const PayoutTargetResponseSchema = AcceptedSchema.extend({ target: PayoutTargetSchema })
export const DecidePayoutBodySchema = z.discriminatedUnion('act', [
  z.object({
    id,
    act: z.literal('pay'),
    reference: plainText(80, { min: 3, message: 'Enter the reference' }),
  }),
  z.object({
    id,
    act: z.literal('refuse'),
    answer: plainText(300, { min: 3, message: 'Say in a few words why' }),
  }),
])
