import { z } from 'zod'
import { boundedList } from '../../exams/boundedList.ts'
import { boundedText } from '../../exams/boundedText.ts'
import { DraftSchema } from '../../exams/drafts/DraftSchema.ts'
import { MARKING_RULES, type MarkingRule } from '../../exams/marking/explainMarks.ts'
import { OUTCOMES } from '../../exams/marking/outcomes.ts'
import { WireMarksSchema } from '../../exams/marks/wireMarks.ts'
import { PAPER_PROBLEMS, type PaperProblemKey } from '../../exams/papers/PaperProblem.ts'
import { NetworkSchema } from '../../exams/papers/PaperSchema.ts'
import { LeafIdSchema } from '../../exams/questions/ids.ts'
import { LEAF_TYPES } from '../../exams/questions/LeafSchema.ts'
import { DIFFICULTIES } from '../../exams/questions/QuestionSchema.ts'
import { QUESTION_TYPES } from '../../exams/questions/questionTypes.ts'
import type { LocalTypeset, TypesetContent } from '../../exams/questions/typesetContent.ts'
import { PAPER_KINDS } from '../../exams/releases/paperKinds.ts'
import { LOCALES } from '../../text/locales.ts'
import { AcceptedSchema } from '../responses.ts'

/** Calls of the panel with which authors build, prove, publish and try a paper or a quiz. Moments are ms since epoch. */
const id = z.string().min(1).max(60)
const kind = z.enum(PAPER_KINDS)
const moment = z.number().int()
const count = z.number().int()

const ProblemSchema = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  key: z.enum(Object.keys(PAPER_PROBLEMS) as [PaperProblemKey]),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** The sentence, with its values. */
  text: z.string(),
})
export type ShownProblem = z.infer<typeof ProblemSchema>

/** A question of the bank as lists of the builder show it. */
const QuestionFactsSchema = z.object({
  id: z.string(),
  code: z.string(),
  title: z.string(),
  type: z.enum(QUESTION_TYPES),
  /** Types of what is answered: one, or one for each part of a set. */
  leaves: z.array(z.enum(LEAF_TYPES)),
  difficulty: z.enum(DIFFICULTIES),
  concepts: z.array(z.string()),
  year: z.number().nullable(),
  source: z.string().nullable(),
  /** The newest version. */
  version: count,
  isRetired: z.boolean(),
})
export type QuestionFacts = z.infer<typeof QuestionFactsSchema>

const ReleaseFactsSchema = z.object({
  id: z.string(),
  number: count,
  publishedAt: moment,
  publishedBy: z.string().nullable(),
  questionCount: count,
  marks: z.string(),
  minutes: count,
  /** Whether the draft was saved since. */
  isBehind: z.boolean(),
})
export type ReleaseSummary = z.infer<typeof ReleaseFactsSchema>

export const PaperQuerySchema = z.object({ kind, paper: id })
export const PaperDraftResponseSchema = AcceptedSchema.extend({
  title: z.string(),
  slug: z.string(),
  isOutlinePublished: z.boolean(),
  canEdit: z.boolean(),
  /** Whether the person sees the whole bank, so that they may add pools. */
  canDraw: z.boolean(),
  draft: DraftSchema,
  /** 0 when no draft was saved. */
  rev: count,
  changedAt: moment.nullable(),
  changedBy: z.string().nullable(),
  /** The password itself is never answered. */
  entry: z.object({ hasPassword: z.boolean(), networks: z.array(z.string()) }),
  release: ReleaseFactsSchema.nullable(),
  /** Facts of the questions that the draft places. */
  questions: z.array(QuestionFactsSchema),
  problems: z.array(ProblemSchema),
  /** How many questions each pool finds, by its id. */
  pools: z.record(z.string(), count),
  /** Attempts that are running on an older or on the current release. */
  running: count,
})
export type PaperDraftResponse = z.infer<typeof PaperDraftResponseSchema>

export const SavePaperBodySchema = PaperQuerySchema.extend({
  rev: z.number().int().min(0),
  draft: DraftSchema,
  /** Left out: unchanged. Null: none any more. */
  password: boundedText(100, 1).nullable().optional(),
  networks: boundedList(NetworkSchema, 50),
})
export const SavePaperResponseSchema = AcceptedSchema.extend({
  rev: count,
  problems: z.array(ProblemSchema),
  pools: z.record(z.string(), count),
})
export type SavePaperResponse = z.infer<typeof SavePaperResponseSchema>

export const PublishPaperBodySchema = PaperQuerySchema.extend({ rev: z.number().int().min(1) })
export const PublishPaperResponseSchema = AcceptedSchema.extend({
  isNew: z.boolean(),
  release: ReleaseFactsSchema,
})
export const FOUND_PER_PAGE = 50
const shortText = z.string().trim().max(200).default('')
export const FindQuestionsQuerySchema = z.object({
  search: shortText,
  type: z.enum(QUESTION_TYPES).optional(),
  difficulty: z.enum(DIFFICULTIES).optional(),
  concept: shortText,
  year: z.coerce.number().int().min(1900).max(2100).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})
export const FindQuestionsResponseSchema = AcceptedSchema.extend({
  questions: z.array(QuestionFactsSchema),
  total: count,
})

/** What is tried: the draft as it is saved, or the release that students have. */
const source = z.enum(['draft', 'release'])
const seed = boundedText(60, 1)
export const ViewPaperQuerySchema = PaperQuerySchema.extend({ source, seed: seed.default('preview') })
export const PdfQuerySchema = PaperQuerySchema.extend({
  source,
  key: z.enum(['yes', 'no']),
  language: z.enum(LOCALES).optional(),
})
const ViewedQuestionSchema = z.object({
  /** Id of the leaf. */
  id: z.string(),
  question: z.string(),
  part: z.string().nullable(),
  type: z.enum(LEAF_TYPES),
  options: z.array(z.string()).nullable(),
  right: z.string(),
  wrong: z.string(),
  isBonus: z.boolean(),
})
export const ViewPaperResponseSchema = AcceptedSchema.extend({
  title: z.string(),
  minutes: count,
  languages: z.array(z.enum(LOCALES)),
  instructions: z.custom<LocalTypeset>().meta({ override: { type: 'object' } }),
  sections: z.array(
    z.object({
      id: z.string(),
      title: z.object({ en: z.string().optional(), hi: z.string().optional() }),
      instructions: z
        .custom<LocalTypeset>()
        .meta({ override: { type: 'object' } })
        .nullable(),
      choose: count.nullable(),
      minutes: count.nullable(),
      questions: z.array(ViewedQuestionSchema),
    }),
  ),
  /** Contents by question id. */
  contents: z.record(z.string(), z.custom<TypesetContent>().meta({ override: { type: 'object' } })),
})
export type ViewedPaper = z.infer<typeof ViewPaperResponseSchema>

/** Answers of a simulated attempt; anything at all, as of students. Small enough for one call. */
export const SimulateBodySchema = PaperQuerySchema.extend({
  source,
  seed,
  answers: boundedList(z.object({ question: LeafIdSchema, answer: z.unknown() }), 1000),
  expertMarks: boundedList(z.object({ question: LeafIdSchema, marks: boundedText(20, 1) }), 200),
})
const TotalSchema = z.object({
  marks: WireMarksSchema,
  full: WireMarksSchema,
  counts: z.record(z.enum(OUTCOMES), count),
})
export const SimulateResponseSchema = AcceptedSchema.extend({
  total: TotalSchema,
  isPending: z.boolean(),
  sections: z.array(TotalSchema.extend({ id: z.string() })),
  lines: z.array(
    z.object({
      question: z.string(),
      section: z.string(),
      outcome: z.enum(OUTCOMES),
      marks: z.string(),
      full: z.string(),
      rule: z.enum(Object.keys(MARKING_RULES) as [MarkingRule]),
      /** The rule as a sentence with its numbers. */
      text: z.string(),
      /** The key, as a short text. */
      key: z.string(),
    }),
  ),
})
export type Simulation = z.infer<typeof SimulateResponseSchema>
