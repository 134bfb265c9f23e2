import { z } from 'zod'
import { TICKET_PRIORITIES } from '../tickets/tickets.ts'
import { AcceptedSchema } from './responses.ts'
import {
  AttemptSchema,
  CategorySchema,
  FilesSchema,
  MAX_TICKET_LENGTH,
  TicketBodySchema,
  TicketQuerySchema,
  writtenText,
} from './tickets.ts'

/** A reply to the student, or a note for the team. */
export const DeskMessageBodySchema = TicketBodySchema.extend({
  text: writtenText(2, MAX_TICKET_LENGTH.reply),
  files: FilesSchema,
  attempt: AttemptSchema,
})

export const DeskReplyBodySchema = DeskMessageBodySchema.extend({
  /** Whether the reply resolves the ticket. */
  resolves: z.boolean().default(false),
})

export const DeskAssignBodySchema = TicketBodySchema.extend({
  assignee: z.string().min(1).max(60).nullable(),
})

export const DeskChangeBodySchema = TicketBodySchema.extend({
  priority: z.enum(TICKET_PRIORITIES).optional(),
  category: CategorySchema.optional(),
})

export const DESK_EVENTS = ['start', 'resolve', 'reopen'] as const
export const DeskMoveBodySchema = TicketBodySchema.extend({ event: z.enum(DESK_EVENTS) })

/** Merges a ticket into another one of the same student. */
export const DeskMergeBodySchema = TicketBodySchema.extend({ into: TicketQuerySchema.shape.number })

const IncomingMailSchema = z.object({ mail: z.string().min(1).max(60) })

/** An e-mail in review that belongs to a ticket, or, without its number, that its sender opens one with. */
export const DeskTakeMailBodySchema = IncomingMailSchema.extend({
  into: TicketQuerySchema.shape.number.optional(),
})
export const DeskDismissMailBodySchema = IncomingMailSchema

const DeskPersonSchema = z.object({ id: z.string(), name: z.string(), waiting: z.number().int() })
export type DeskPerson = z.infer<typeof DeskPersonSchema>
export const DeskPeopleResponseSchema = AcceptedSchema.extend({ people: z.array(DeskPersonSchema) })
