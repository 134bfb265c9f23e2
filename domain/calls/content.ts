import { z } from 'zod'
import { SCHEDULE_ACTIONS, SCHEDULE_STATES, SCHEDULED_COLLECTIONS } from '../content/schedule.ts'
import { AcceptedSchema } from './responses.ts'

const id = z.string().min(1).max(100)
const moment = z.number().int().min(0).max(8_640_000_000_000)
const entity = z.enum(SCHEDULED_COLLECTIONS)

export const ScheduleBodySchema = z.object({ entity, id, action: z.enum(SCHEDULE_ACTIONS), at: moment })

export const UnscheduleBodySchema = z.object({ id })

/** Query of a GET: all changes between two moments, or those of one document. */
export const ScheduledQuerySchema = z
  .object({
    from: z.coerce.number().pipe(moment).optional(),
    to: z.coerce.number().pipe(moment).optional(),
    entity: entity.optional(),
    id: id.optional(),
    state: z.enum(SCHEDULE_STATES).optional(),
  })
  .strict()

export const ScheduledChangeSchema = z.object({
  id,
  entity,
  entityId: id,
  title: z.string(),
  action: z.enum(SCHEDULE_ACTIONS),
  at: moment,
  state: z.enum(SCHEDULE_STATES),
  by: z.string().nullable(),
  doneAt: moment.nullable(),
  problem: z.string().nullable(),
})
export type ScheduledView = z.infer<typeof ScheduledChangeSchema>

export const ScheduledResponseSchema = AcceptedSchema.extend({
  /** IANA name of the project's time zone, in which people read `at`. */
  timeZone: z.string(),
  changes: z.array(ScheduledChangeSchema),
})
export type ScheduledResponse = z.infer<typeof ScheduledResponseSchema>

export const ScheduleResponseSchema = AcceptedSchema.extend({
  change: ScheduledChangeSchema,
  /** Labels of required fields that the draft still lacks: unless they are filled in by then, it is not published. */
  unfilled: z.array(z.string()),
})

export const REPORT_KINDS = ['brokenLink', 'draftLink', 'missingAlt', 'missingFile'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** One problem to fix: its location and what is wrong. */
export const ReportRowSchema = z.object({
  kind: z.enum(REPORT_KINDS),
  collection: z.string(),
  id: z.string(),
  title: z.string(),
  /** Part of the document, such as `Call to action, primary button`. */
  place: z.string(),
  /** The address, or the name of the picture. */
  value: z.string(),
})
export type ReportRow = z.infer<typeof ReportRowSchema>

export const ReportQuerySchema = z
  .object({
    kind: z.enum(REPORT_KINDS).optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  })
  .strict()

export const ReportResponseSchema = AcceptedSchema.extend({
  counts: z.record(z.enum(REPORT_KINDS), z.number().int()),
  /** Numbers of links, documents and pictures that were checked. */
  looked: z.object({ links: z.number().int(), documents: z.number().int(), pictures: z.number().int() }),
  page: z.number().int(),
  pages: z.number().int(),
  rows: z.array(ReportRowSchema),
})
export type ContentReport = Omit<z.infer<typeof ReportResponseSchema>, 'apiSuccess' | 'message'>
