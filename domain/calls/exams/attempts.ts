import { z } from 'zod'
import { AccommodationSchema } from '../../exams/attempts/accommodation.ts'
import { ATTEMPT_STATES } from '../../exams/attempts/transitions.ts'
import { PAPER_KINDS } from '../../exams/releases/paperKinds.ts'
import { AcceptedSchema } from '../responses.ts'

/** Calls of staff about attempts. All moments are ms since epoch by the server's clock. */
const IdSchema = z.string().min(1).max(60)
const MomentSchema = z.number().int()
export const ReasonSchema = z.string().trim().min(3).max(500)
/** Made once for each dialog: the same change that is sent again is made once. */
export const RequestKeySchema = z.string().regex(/^[A-Za-z0-9-]{8,60}$/)

export const StatusQuerySchema = z.object({ paper: IdSchema })
const StatusRowSchema = z.object({
  id: z.string(),
  /** Null for a guest. */
  student: z.string().nullable(),
  name: z.string(),
  number: z.number(),
  state: z.enum(ATTEMPT_STATES),
  /** Position in the student's own order, from 1. */
  question: z.number().nullable(),
  answered: z.number(),
  flags: z.number(),
  lastSavedAt: MomentSchema.nullable(),
  /** The last sign of life of the hall. */
  seenAt: MomentSchema.nullable(),
  startedAt: MomentSchema.nullable(),
  endsAt: MomentSchema.nullable(),
})
export type StatusRow = z.infer<typeof StatusRowSchema>
export const StatusResponseSchema = AcceptedSchema.extend({
  title: z.string(),
  kind: z.enum(PAPER_KINDS),
  questionCount: z.number(),
  rows: z.array(StatusRowSchema),
  now: MomentSchema,
})
export type StatusResponse = z.infer<typeof StatusResponseSchema>

/** Whom it concerns: one attempt, or all that are running at a paper. */
const TargetSchema = z.union([z.strictObject({ attempt: IdSchema }), z.strictObject({ paper: IdSchema })])
export type AttemptTarget = z.infer<typeof TargetSchema>

export const ExtendBodySchema = z.object({
  target: TargetSchema,
  minutes: z.number().int().min(1).max(600),
  reason: ReasonSchema,
  requestKey: RequestKeySchema,
})
export const EndBodySchema = z.object({ target: TargetSchema, reason: ReasonSchema })
export const MessageBodySchema = z.object({
  target: TargetSchema,
  text: z.string().trim().min(1).max(300),
  requestKey: RequestKeySchema,
})
/** How many attempts it changed. */
export const ChangedAttemptsSchema = AcceptedSchema.extend({ changed: z.number() })

export const ReopenBodySchema = z.object({
  attempt: IdSchema,
  minutes: z.number().int().min(1).max(600),
  reason: ReasonSchema,
})
export const AttemptReasonBodySchema = z.object({ attempt: IdSchema, reason: ReasonSchema })

export const AccommodateBodySchema = z.object({
  whom: z.union([z.strictObject({ student: IdSchema }), z.strictObject({ batch: IdSchema })]),
  /** Null for all papers and quizzes. */
  paper: IdSchema.nullable(),
  grants: AccommodationSchema,
  reason: ReasonSchema,
})
export const EndAccommodationBodySchema = z.object({ accommodation: IdSchema, reason: ReasonSchema })

export const AttemptEventsQuerySchema = z.object({ attempt: IdSchema })
export const AttemptEventsResponseSchema = AcceptedSchema.extend({
  events: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      at: MomentSchema,
      actor: z.string(),
      /** Name of the member of staff. */
      by: z.string().nullable(),
      details: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
})

export const ATTEMPT_EXPORT_FORMATS = ['csv', 'xlsx'] as const
export type AttemptExportFormat = (typeof ATTEMPT_EXPORT_FORMATS)[number]

/** The filters of the list of attempts; a moment limits when an attempt was started. */
export const AttemptFilterSchema = z.strictObject({
  state: z.enum(ATTEMPT_STATES).optional(),
  kind: z.enum(PAPER_KINDS).optional(),
  series: IdSchema.optional(),
  paper: IdSchema.optional(),
  from: MomentSchema.optional(),
  to: MomentSchema.optional(),
  search: z.string().trim().max(100).optional(),
})
export type AttemptFilter = z.infer<typeof AttemptFilterSchema>

export const ExportAttemptsBodySchema = z.object({
  format: z.enum(ATTEMPT_EXPORT_FORMATS),
  filter: AttemptFilterSchema,
})
/** Figures of a paper without names; the keys stand among the answers. */
export const ExportAnalysisBodySchema = z.object({
  format: z.enum(ATTEMPT_EXPORT_FORMATS),
  paper: z.string().min(1).max(60),
})
export const ExportAttemptsResponseSchema = AcceptedSchema.extend({
  name: z.string(),
  type: z.string(),
  base64: z.string(),
})
