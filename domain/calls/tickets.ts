import { z } from 'zod'
import { hasControlCharacters } from '../text/controlCharacters.ts'
import { problem } from '../text/problem.ts'
import { TICKET_STATES, TICKET_TOPICS } from '../tickets/tickets.ts'
import { AcceptedSchema } from './answers.ts'

const SUBJECT = { min: 3, max: 120 }
const TEXT = { min: 10, max: 3000 }

const idsOf = <Id extends string>(rows: readonly { id: Id }[]): [Id, ...Id[]] =>
  rows.map(({ id }) => id) as [Id, ...Id[]]

/** What a student writes. The form validates with the same schema, so its messages are for people. */
export const TicketSchema = z.object({
  topic: z.enum(idsOf(TICKET_TOPICS), { error: problem('topic') }),
  subject: z
    .string()
    .trim()
    .min(SUBJECT.min, problem('subjectShort'))
    .max(SUBJECT.max, problem('atMost'))
    .refine((value) => !hasControlCharacters(value), problem('unprintable')),
  text: z
    .string()
    .trim()
    .min(TEXT.min, problem('ticketShort'))
    .max(TEXT.max, problem('atMost'))
    .refine((value) => !hasControlCharacters(value.replace(/[\n\r\t]/g, '')), problem('unprintable')),
  /** Id of one of their own orders. */
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
