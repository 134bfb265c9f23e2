import { z } from 'zod'
import { hasControlCharacters } from '../text/controlCharacters.ts'
import { problem } from '../text/problem.ts'
import { FILES_PER_MESSAGE, StoredFileSchema } from '../tickets/files.ts'
import { MESSAGE_KINDS } from '../tickets/messages.ts'
import { TICKET_CATEGORIES, TICKET_RATINGS } from '../tickets/tickets.ts'
import { TICKET_STATES } from '../tickets/transitions.ts'
import { AcceptedSchema } from './responses.ts'

const SUBJECT = { min: 3, max: 120 }
const TEXT = { min: 10, max: 3000 }
/** Replies and notes of the team, and a student's further messages, may be as short as a word. */
const MIN_MESSAGE = 2
const STAFF_TEXT = 5000
const REMARK = 500

export const CategorySchema = z.enum(
  TICKET_CATEGORIES.map(({ id }) => id) as [
    (typeof TICKET_CATEGORIES)[number]['id'],
    ...(typeof TICKET_CATEGORIES)[number]['id'][],
  ],
  { error: problem('topic') },
)

export const writtenText = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min, problem('ticketShort'))
    .max(max, problem('atMost'))
    .refine((value) => !hasControlCharacters(value.replace(/[\n\r\t]/g, '')), problem('unprintable'))

const IdSchema = z.string().min(1).max(60)

/** Ids of files that were sent before, each once. */
export const FilesSchema = z
  .array(IdSchema)
  .max(FILES_PER_MESSAGE)
  .refine((ids) => new Set(ids).size === ids.length)
  .default([])

/** What a student writes. The form validates with the same schema, so its messages are for people. */
export const TicketSchema = z.object({
  category: CategorySchema,
  subject: z
    .string()
    .trim()
    .min(SUBJECT.min, problem('subjectShort'))
    .max(SUBJECT.max, problem('atMost'))
    .refine((value) => !hasControlCharacters(value), problem('unprintable')),
  text: writtenText(TEXT.min, TEXT.max),
  /** Id of one of their own orders. */
  order: IdSchema.nullish(),
  files: FilesSchema,
})

export const MAX_TICKET_LENGTH = { subject: SUBJECT.max, text: TEXT.max, reply: STAFF_TEXT, remark: REMARK }

/** Created once per filled-in form: the same submission sent twice is one. */
export const AttemptSchema = z.string().regex(/^[A-Za-z0-9_-]{8,60}$/)

export const TicketOpenBodySchema = TicketSchema.extend({ attempt: AttemptSchema })
export type TicketOpenBody = z.output<typeof TicketOpenBodySchema>

export const TicketBodySchema = z.object({ ticket: IdSchema })

/** What a student adds to a ticket that is not closed. */
export const TicketMessageBodySchema = TicketBodySchema.extend({
  text: writtenText(MIN_MESSAGE, TEXT.max),
  files: FilesSchema,
  attempt: AttemptSchema,
})
export type TicketMessageBody = z.output<typeof TicketMessageBodySchema>

export const TicketRateBodySchema = TicketBodySchema.extend({
  stars: z.number().int().min(TICKET_RATINGS.min).max(TICKET_RATINGS.max),
  text: z
    .string()
    .trim()
    .max(REMARK, problem('atMost'))
    .refine((value) => !hasControlCharacters(value), problem('unprintable'))
    .default(''),
})

export const TicketQuerySchema = z.object({ number: z.string().regex(/^HT-\d{2}-\d{6}$/) })
export const TicketFileQuerySchema = z.object({ file: IdSchema })
export const TicketsQuerySchema = z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) })

const TicketRowSchema = z.object({
  id: z.string(),
  number: z.string(),
  category: CategorySchema,
  subject: z.string(),
  state: z.enum(TICKET_STATES),
  openedAt: z.number().int(),
  /** When the first reply is promised; null once it is given or no longer needed. */
  replyDueAt: z.number().int().nullable(),
  /** When the team last replied. */
  repliedAt: z.number().int().nullable(),
  orderNumber: z.string().nullable(),
})
export type TicketRow = z.infer<typeof TicketRowSchema>

const OfficerSchema = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})
export type GrievanceOfficer = z.infer<typeof OfficerSchema>

const MessageSchema = z.object({
  id: z.string(),
  kind: z.enum(MESSAGE_KINDS).exclude(['note']),
  /** First name of the person of the team; null for the student's own. */
  name: z.string().nullable(),
  at: z.number().int(),
  text: z.string(),
  files: z.array(StoredFileSchema),
})
export type TicketMessageView = z.infer<typeof MessageSchema>

const TicketViewSchema = TicketRowSchema.extend({
  text: z.string(),
  files: z.array(StoredFileSchema),
  /** What was written after the question, oldest first, also in tickets that were merged into this one. */
  messages: z.array(MessageSchema),
  rating: z.number().int().nullable(),
  /** Number of the ticket in which the conversation continues. */
  mergedInto: z.string().nullable(),
  /** Of a complaint: until when it must be redressed, and who is responsible. */
  redressDueAt: z.number().int().nullable(),
  officer: OfficerSchema.nullable(),
})
export type TicketView = z.infer<typeof TicketViewSchema>

export const TicketOpenResponseSchema = AcceptedSchema.extend({ number: z.string() })
export const TicketResponseSchema = AcceptedSchema.extend({ ticket: TicketViewSchema })
export const TicketsResponseSchema = AcceptedSchema.extend({
  tickets: z.array(TicketRowSchema),
  total: z.number().int(),
  pageCount: z.number().int(),
})
