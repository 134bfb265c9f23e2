import { z } from 'zod'
import { TICKET_STATES, TICKET_TOPICS } from '../help/tickets.ts'
import { hasControlCharacters } from '../text/controlCharacters.ts'
import { AcceptedSchema } from './answers.ts'

const SUBJECT = { min: 3, max: 120 }
const TEXT = { min: 10, max: 3000 }

const idsOf = <Id extends string>(rows: readonly { id: Id }[]): [Id, ...Id[]] =>
  rows.map(({ id }) => id) as [Id, ...Id[]]

/** What a student writes. The form checks it with the same schema, so its messages are for people. */
export const TicketSchema = z.object({
  topic: z.enum(idsOf(TICKET_TOPICS), { error: 'Choose what it is about' }),
  subject: z
    .string()
    .trim()
    .min(SUBJECT.min, 'Say in a few words what it is about')
    .max(SUBJECT.max, `${SUBJECT.max} characters at most`)
    .refine((value) => !hasControlCharacters(value), 'This text has characters that cannot be printed'),
  text: z
    .string()
    .trim()
    .min(TEXT.min, 'Tell us a little more, so that we can help')
    .max(TEXT.max, `${TEXT.max} characters at most`)
    .refine(
      (value) => !hasControlCharacters(value.replace(/[\n\r\t]/g, '')),
      'This text has characters that cannot be printed',
    ),
  /** Id of one of their own orders. */
  order: z.string().min(1).max(60).nullish(),
})

export const TICKET_LONGEST = { subject: SUBJECT.max, text: TEXT.max }

export const TicketOpenBodySchema = TicketSchema.extend({
  /** Made once for one filling of the form: the same sent twice is one ticket. */
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
  /** The answer of the team, and when it was given. */
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
