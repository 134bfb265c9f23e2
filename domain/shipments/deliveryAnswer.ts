import { z } from 'zod'
import { PhoneSchema } from '../people/PhoneSchema.ts'
import { plainText } from '../people/plainText.ts'
import { problem } from '../text/problem.ts'
import { indianDay } from './courierTime.ts'

/** Part of the day; couriers get it as text. */
export const DAY_PARTS = ['any', 'morning', 'afternoon', 'evening'] as const

const DAY_MS = 86_400_000
/** Couriers keep a parcel for at most a week. */
export const REDELIVERY_DAYS = 7

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/**
 * The recipient's choice after a failed attempt: another day, another address in the same PIN code, or
 * refusal.
 */
export const DeliveryAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('again'), day, part: z.enum(DAY_PARTS) }),
  z.object({
    kind: z.literal('address'),
    line1: plainText(120, { min: 3, message: problem('street') }),
    landmark: plainText(80).nullish(),
    phone: PhoneSchema,
    day,
    part: z.enum(DAY_PARTS),
  }),
  z.object({ kind: z.literal('refused') }),
])
export type DeliveryAnswer = z.output<typeof DeliveryAnswerSchema>

/**
 * A stored answer: the attempt it answers, when it was given, and when it was sent to the courier (0: staff
 * have to call).
 */
export const StoredAnswerSchema = z.object({
  attempt: z.number().int(),
  at: z.number().int(),
  sentAt: z.number().int().nullable(),
  answer: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('again'), day, part: z.enum(DAY_PARTS) }),
    z.object({
      kind: z.literal('address'),
      line1: z.string(),
      landmark: z.string().nullish(),
      phone: z.string(),
      day,
      part: z.enum(DAY_PARTS),
    }),
    z.object({ kind: z.literal('refused') }),
  ]),
})

/** The days on offer, tomorrow first. */
export const redeliveryDays = (now: number): string[] =>
  Array.from({ length: REDELIVERY_DAYS }, (_, index) => indianDay(now + (index + 1) * DAY_MS))

export const isRedeliveryDay = (day: string, now: number): boolean => redeliveryDays(now).includes(day)

const PART_WORDS = {
  any: '',
  morning: ' in the morning',
  afternoon: ' in the afternoon',
  evening: ' in the evening',
}

/** The answer as text for the courier. */
export function courierInstruction(answer: DeliveryAnswer): {
  action: 're-attempt' | 'return'
  comments: string
} {
  if (answer.kind === 'refused')
    return { action: 'return', comments: 'The customer does not want the parcel.' }
  const when = `Please deliver on ${answer.day}${PART_WORDS[answer.part]}.`
  if (answer.kind === 'again') return { action: 're-attempt', comments: when }
  const { line1, landmark, phone } = answer
  const where = [line1, landmark].filter(Boolean).join(', ')
  return { action: 're-attempt', comments: `${when} Address: ${where}. Phone: ${phone}.` }
}
