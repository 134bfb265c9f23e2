import { z } from 'zod'
import { TICKET_STATES, TICKET_TOPICS } from '../help/tickets.ts'
import { hasControlCharacters } from '../text/controlCharacters.ts'
import { fill } from '../text/fill.ts'
import { PROBLEMS } from '../text/problems.ts'
import { AcceptedSchema } from './answers.ts'

const SUBJECT = { min: 3, max: 120 }
const TEXT = { min: 10, max: 3000 }

const idsOf = <Id extends string>(rows: readonly { id: Id }[]): [Id, ...Id[]] =>
  rows.map(({ id }) => id) as [Id, ...Id[]]

/** What a student writes. The form validates with the same schema, so its messages are for people. */
export const TicketSchema = z.object({
  topic: z.enum(idsOf(TICKET_TOPICS), { error: PROBLEMS.topic }),
  subject: z
    .string()
    .trim()
    .min(SUBJECT.min, PROBLEMS.subjectShort)
    .max(SUBJECT.max, fill(PROBLEMS.atMost, { count: SUBJECT.max }))
    .refine((value) => !hasControlCharacters(value), PROBLEMS.unprintable),
  text: z
    .string()
    .trim()
    .min(TEXT.min, PROBLEMS.ticketShort)
    .max(TEXT.max, fill(PROBLEMS.atMost, { count: TEXT.max }))
    .refine((value) => !hasControlCharacters(value.replace(/[\n\r\t]/g, '')), PROBLEMS.unprintable),
  /** Id of one of the student's own orders. */
  order: z.string().min(1).max(60).nullish(),
})

export const MAX_TICKET_LENGTH = { subject: SUBJECT.max, text: TEXT.max }

export const TicketOpenBodySchema = TicketSchema.extend({
  /** Created once per filled-in form: the same submission sent twice is one ticket. */
  attempt: z.string().regex(/^[A-Za-z0-9_-]{8,60}$/),
})
export type TicketOpenBody = z.output<typeof TicketOpenBodySchema>

const TicketViewSchema = z.object({
  id: z.string(),
  number: z.string(),
  topic: z.enum(idsOf(TICKET_TOPICS)),
  subject: z.string(),
  text: z.string(),
  state: z.enum(idsOf(TICKET_STATES)),
  /** The team's answer, and when it was given. */
  reply: z.string().nullable(),
  repliedAt: z.number().nullable(),
  openedAt: z.number(),
  orderNumber: z.string().nullable(),
})
export type TicketView = z.infer<typeof TicketViewSchema>

export const TicketOpenAnswerSchema = AcceptedSchema.extend({ number: z.string() })

export const TicketsQuerySchema = z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) })

export const TicketsAnswerSchema = AcceptedSchema.extend({
  tickets: z.array(TicketViewSchema),
  total: z.number().int(),
  pageCount: z.number().int(),
})
