import { z } from 'zod'
import { PhoneSchema } from '../people/PhoneSchema.ts'
import { plainText } from '../people/plainText.ts'
import { PROBLEMS } from '../text/problems.ts'
import { indianDay } from './courierTime.ts'

/** When on a day; couriers are told in words. */
export const DAY_PARTS = ['any', 'morning', 'afternoon', 'evening'] as const

const DAY_MS = 86_400_000
/** Couriers keep a parcel for a week at most. */
export const ANSWER_DAYS = 7

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** What somebody wants to happen after nobody was found: another day, another door in the same PIN code, or nothing. */
export const DeliveryAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('again'), day, part: z.enum(DAY_PARTS) }),
  z.object({
    kind: z.literal('address'),
    line1: plainText(120, { min: 3, message: PROBLEMS.street }),
    landmark: plainText(80).nullish(),
    phone: PhoneSchema,
    day,
    part: z.enum(DAY_PARTS),
  }),
  z.object({ kind: z.literal('refused') }),
])
export type DeliveryAnswer = z.output<typeof DeliveryAnswerSchema>

/** The answer as it is kept: to which attempt, when it came, and when the courier had it (0: it has to be told by hand). */
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

/** The days that can be chosen, tomorrow first. */
export const daysToChoose = (now: number): string[] =>
  Array.from({ length: ANSWER_DAYS }, (_, index) => indianDay(now + (index + 1) * DAY_MS))

/** Whether a day is one of those that can be chosen. */
export const isDayOpen = (wanted: string, now: number): boolean => daysToChoose(now).includes(wanted)

const PART_WORDS = {
  any: '',
  morning: ' in the morning',
  afternoon: ' in the afternoon',
  evening: ' in the evening',
}

/** The answer in words for the courier's people. */
export function answerForCourier(answer: DeliveryAnswer): {
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
