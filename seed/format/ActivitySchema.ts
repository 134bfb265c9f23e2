import { z } from 'zod'
import { DOUBT_SUBJECTS } from '#domain/calls/doubts.ts'
import { AddressSchema } from '#domain/people/AddressSchema.ts'
import { RETURN_REASONS } from '#domain/returns/reasons.ts'
import { MESSAGE_KINDS } from '#domain/tickets/messages.ts'
import { TICKET_CATEGORIES } from '#domain/tickets/tickets.ts'
import { clockTime, line, list, relativeDate, slug, text, wholeNumber } from './cells.ts'
import { RupeesSchema } from './rupees.ts'

/** The time of an event: a day relative to the import, and the time of day in India. */
const moment = { on: relativeDate, time: clockTime.default('11:00') }

/** Events of an order after it was placed, in the terms of orders, parcels and returns. */
export const ORDER_STEPS = [
  ...(['paymentFailed', 'paid', 'transferNamed', 'cashChosen', 'cancelled'] as const),
  ...(['packed', 'pickedUp', 'inTransit', 'outForDelivery', 'delivered'] as const),
  ...(['returnAsked', 'returnApproved', 'returnReceived'] as const),
] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

const step = z.strictObject({
  ...moment,
  do: z.enum(ORDER_STEPS),
  /** Text of the person, or reply of staff. */
  text: line(300).optional(),
  reason: z.enum(RETURN_REASONS).optional(),
})

const order = z.strictObject({
  ...moment,
  method: z.enum(['online', 'bankTransfer', 'cashOnDelivery']).default('online'),
  items: z
    .array(
      z.strictObject({ product: slug, option: line(60).optional(), quantity: wholeNumber(1, 10).default(1) }),
    )
    .min(1)
    .max(10),
  codes: list(line(40), 5).default([]),
  steps: z.array(step).max(15).default([]),
})

/**
 * Example activity of a person of `users`: an object of `activity.json`. It is imported through the
 * product's own operations, so it can't create a state that the product does not allow. Amounts in rupees.
 */
export const ActivitySchema = z.strictObject({
  person: slug,
  address: AddressSchema.optional(),
  orders: z.array(order).max(50).default([]),
  lessons: z
    .array(z.strictObject({ ...moment, class: slug, count: wholeNumber(1, 500) }))
    .max(50)
    .default([]),
  credits: z
    .array(z.strictObject({ ...moment, amount: RupeesSchema, note: line(200) }))
    .max(20)
    .default([]),
  /** Submitted papers: `answered` is the percentage of questions with an answer, `right` that of right ones among them. */
  tests: z
    .array(
      z.strictObject({
        ...moment,
        paper: slug,
        answered: wholeNumber(0, 100).default(90),
        right: wholeNumber(0, 100),
        minutes: wholeNumber(1, 600),
        /** Written answers by question id: photos of pages in the folder, in their order, and typed words. */
        written: z
          .array(
            z.strictObject({
              question: slug,
              pages: list(line(200), 10).default([]),
              text: text(4000).optional(),
            }),
          )
          .max(10)
          .default([]),
      }),
    )
    .max(20)
    .default([]),
  tickets: z
    .array(
      z.strictObject({
        ...moment,
        category: z.enum(TICKET_CATEGORIES.map(({ id }) => id)),
        subject: line(120),
        text: text(3000),
        conversation: z
          .array(
            z.strictObject({
              by: z.enum(MESSAGE_KINDS),
              text: text(3000),
              resolves: z.boolean().default(false),
            }),
          )
          .max(20)
          .default([]),
        rating: wholeNumber(1, 5).optional(),
      }),
    )
    .max(5)
    .default([]),
  doubts: z
    .array(
      z.strictObject({
        ...moment,
        subject: z.enum(DOUBT_SUBJECTS),
        title: line(120),
        text: text(3000),
        conversation: z
          .array(z.strictObject({ by: z.enum(['student', 'expert']), text: text(3000) }))
          .max(20)
          .default([]),
        rating: wholeNumber(1, 5).optional(),
      }),
    )
    .max(10)
    .default([]),
})

export type SeedActivity = z.infer<typeof ActivitySchema>
