import { z } from 'zod'
import { SUBJECTS } from '../catalogue/subjects.ts'
import { DOUBT_RATINGS } from '../doubts/doubts.ts'
import { DOUBT_SHARINGS } from '../doubts/sharing.ts'
import { DOUBT_STATES } from '../doubts/transitions.ts'
import type { TypesetBlocks } from '../exams/questions/typesetContent.ts'
import { PageDrawingSchema } from '../exams/sheets/pageDrawing.ts'
import { hasControlCharacters } from '../text/controlCharacters.ts'
import { problem } from '../text/problem.ts'
import { StoredFileSchema } from '../tickets/files.ts'
import { AcceptedSchema } from './responses.ts'
import { FilesSchema } from './tickets.ts'

/** Subjects of doubts: those of the catalogue, and everything else. */
export const DOUBT_SUBJECTS = [...SUBJECTS, 'other'] as const

export const MAX_DOUBT_LENGTH = { title: 120, text: 3000, reason: 300 }

const line = (min: number, max: number, short: string) =>
  z
    .string()
    .trim()
    .min(min, short)
    .max(max, problem('atMost'))
    .refine((value) => !hasControlCharacters(value), problem('unprintable'))

/** May contain formulas in TeX: `$…$` within a line, `$$…$$` on a line of its own. */
const text = (min: number) =>
  z
    .string()
    .trim()
    .min(min, problem('doubtShort'))
    .max(MAX_DOUBT_LENGTH.text, problem('atMost'))
    .refine((value) => !hasControlCharacters(value.replace(/[\n\r\t]/g, '')), problem('unprintable'))

/** What a student writes. The form validates with the same schema, so its messages are for people. */
export const DoubtSchema = z.object({
  subject: z.enum(DOUBT_SUBJECTS, { error: problem('doubtSubject') }),
  title: line(3, MAX_DOUBT_LENGTH.title, problem('doubtTitleShort')),
  text: text(10),
  /** The lesson that it is about, and the second of its video. */
  lecture: z.string().min(1).max(60).nullish(),
  second: z.number().int().min(0).max(86_400).nullish(),
})

/** Created once per filled-in form: the same submission sent twice is one. */
const AttemptSchema = z.string().regex(/^[A-Za-z0-9_-]{8,60}$/)
const IdSchema = z.string().min(1).max(60)

export const DoubtAskBodySchema = DoubtSchema.extend({
  attempt: AttemptSchema,
  files: FilesSchema,
  /** Other students may read it with its answer, once staff have approved it. */
  mayShare: z.boolean().default(false),
})
export type DoubtAskBody = z.output<typeof DoubtAskBodySchema>
export const DoubtAskResponseSchema = AcceptedSchema.extend({ number: z.string() })

export const DoubtMessageBodySchema = z.object({
  doubt: IdSchema,
  text: text(2),
  attempt: AttemptSchema,
  files: FilesSchema,
})
export type DoubtMessageBody = z.output<typeof DoubtMessageBodySchema>

/** Pages on which one answer may have drawings. */
export const DRAWN_PAGES_PER_ANSWER = 3

/** What an expert drew for an answer: on a picture of the doubt, by its id, or on a blank page. */
const DrawnSchema = z.object({
  file: z.string().min(1).max(60).nullable(),
  drawing: PageDrawingSchema.min(1),
})
export type DoubtDrawing = z.infer<typeof DrawnSchema>

export const DoubtAnswerBodySchema = DoubtMessageBodySchema.extend({
  drawings: z
    .array(DrawnSchema)
    .max(DRAWN_PAGES_PER_ANSWER)
    .default([])
    .refine(
      (pages) => new Set(pages.map(({ file }) => file)).size === pages.length,
      'A page is there twice.',
    ),
})
export type DoubtAnswerBody = z.output<typeof DoubtAnswerBodySchema>

export const DoubtBodySchema = z.object({ doubt: IdSchema })
export const DoubtRejectBodySchema = DoubtBodySchema.extend({
  reason: line(3, MAX_DOUBT_LENGTH.reason, problem('doubtShort')),
})
export const DoubtAssignBodySchema = DoubtBodySchema.extend({ expert: IdSchema })
export const DoubtRateBodySchema = DoubtBodySchema.extend({
  stars: z.number().int().min(DOUBT_RATINGS.min).max(DOUBT_RATINGS.max),
})

export const DoubtShareBodySchema = DoubtBodySchema.extend({ isShared: z.boolean() })
/** What is being asked, before it is sent. */
export const SimilarDoubtsQuerySchema = z.object({
  subject: z.enum(DOUBT_SUBJECTS),
  title: z.string().max(MAX_DOUBT_LENGTH.title).default(''),
  text: z.string().max(MAX_DOUBT_LENGTH.text).default(''),
})

/** What is being written, to be seen with its formulas before it is sent. */
export const TypesetDoubtBodySchema = z.object({ text: z.string().max(MAX_DOUBT_LENGTH.text) })

const PageSchema = z.coerce.number().int().min(1).max(1000).default(1)
export const DoubtsQuerySchema = z.object({ page: PageSchema })
export const DoubtQuerySchema = z.object({ number: z.string().regex(/^DB-\d{2}-\d{6}$/) })

/** Lists of an expert: doubts waiting for any expert or for them, and those they have answered. */
export const EXPERT_DOUBT_LISTS = ['waiting', 'answered'] as const
export const ExpertDoubtsQuerySchema = z.object({
  list: z.enum(EXPERT_DOUBT_LISTS).default('waiting'),
  page: PageSchema,
})

/** A message as it is stored; `at` in ms since epoch. */
export const StoredDoubtMessageSchema = z.object({
  at: z.number().int(),
  by: z.enum(['student', 'expert']),
  /** Id of the account that wrote it. */
  author: z.string(),
  text: z.string(),
  attempt: z.string(),
  files: z.array(StoredFileSchema).default([]),
  drawings: z.array(DrawnSchema).default([]),
})
export type StoredDoubtMessage = z.output<typeof StoredDoubtMessageSchema>

/** Paragraphs and formulas as they are drawn, never as HTML. */
const BlocksSchema = z
  .custom<TypesetBlocks>()
  .meta({ override: { type: 'array', items: { type: 'object' } } })

const MessageSchema = z.object({
  by: z.enum(['student', 'expert']),
  /** Short name of who wrote it; null for the reader. */
  name: z.string().nullable(),
  at: z.number().int(),
  blocks: BlocksSchema,
  files: z.array(StoredFileSchema),
  drawings: z.array(DrawnSchema).meta({ description: 'What the expert drew, on a picture or a blank page' }),
})

const DoubtRowSchema = z.object({
  id: z.string(),
  number: z.string(),
  subject: z.enum(DOUBT_SUBJECTS),
  title: z.string(),
  state: z.enum(DOUBT_STATES),
  askedAt: z.number().int(),
  /** When an answer is promised; null when it does not wait. */
  dueAt: z.number().int().nullable(),
  sharing: z.enum(DOUBT_SHARINGS).meta({ description: 'Whether other students may read it' }),
  messageCount: z.number().int(),
})
export type DoubtRow = z.infer<typeof DoubtRowSchema>

const ExpertDoubtRowSchema = DoubtRowSchema.extend({
  student: z.string().meta({ description: 'Short name of the student' }),
  isMine: z.boolean().meta({ description: 'Whether it is assigned to the reader' }),
})
export type ExpertDoubtRow = z.infer<typeof ExpertDoubtRowSchema>

const ConversationSchema = {
  blocks: BlocksSchema,
  files: z.array(StoredFileSchema).meta({ description: 'Pictures and PDFs of the question' }),
  messages: z.array(MessageSchema),
  /** The lesson that it is about: its page, and the second of its video. */
  lesson: z.object({ title: z.string(), href: z.string(), second: z.number().int().nullable() }).nullable(),
  rejectedFor: z.string().nullable(),
  rating: z.number().int().nullable(),
}
const DoubtViewSchema = DoubtRowSchema.extend(ConversationSchema)
export type DoubtView = z.infer<typeof DoubtViewSchema>
const ExpertDoubtViewSchema = ExpertDoubtRowSchema.extend(ConversationSchema)
export type ExpertDoubtView = z.infer<typeof ExpertDoubtViewSchema>

export const TypesetDoubtResponseSchema = AcceptedSchema.extend({ blocks: BlocksSchema })

const SimilarDoubtSchema = z.object({
  number: z.string(),
  title: z.string(),
  blocks: BlocksSchema,
  /** The last answer of an expert. */
  answer: BlocksSchema,
})
export type SimilarDoubt = z.infer<typeof SimilarDoubtSchema>
export const SimilarDoubtsResponseSchema = AcceptedSchema.extend({ doubts: z.array(SimilarDoubtSchema) })

const listOf = <Row extends z.ZodType>(row: Row) =>
  AcceptedSchema.extend({ doubts: z.array(row), total: z.number().int(), pageCount: z.number().int() })

export const DoubtsResponseSchema = listOf(DoubtRowSchema).extend({
  /** Doubts that may still be asked in this window of 30 days; null where the project has no quota. */
  quota: z.object({ left: z.number().int(), of: z.number().int() }).nullable(),
})
export const ExpertDoubtsResponseSchema = listOf(ExpertDoubtRowSchema)
export const DoubtResponseSchema = AcceptedSchema.extend({ doubt: DoubtViewSchema })
export const ExpertDoubtResponseSchema = AcceptedSchema.extend({ doubt: ExpertDoubtViewSchema })

const DoubtExpertSchema = z.object({
  id: z.string(),
  name: z.string(),
  waiting: z.number().int().meta({ description: 'Doubts that wait for this expert' }),
})
export type DoubtExpert = z.infer<typeof DoubtExpertSchema>
export const DoubtExpertsResponseSchema = AcceptedSchema.extend({ experts: z.array(DoubtExpertSchema) })
