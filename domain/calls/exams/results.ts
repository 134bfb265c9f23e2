import { z } from 'zod'
import { OUTCOMES } from '../../exams/marking/outcomes.ts'
import { WireMarksSchema } from '../../exams/marks/wireMarks.ts'
import { PAPER_KINDS } from '../../exams/releases/paperKinds.ts'
import { LOSS_CAUSES } from '../../exams/results/lossCauses.ts'
import { PACES } from '../../exams/results/pace.ts'
import { TieBreaksSchema } from '../../exams/standings/tieBreaks.ts'
import { AcceptedSchema } from '../responses.ts'
import { AttemptRowSchema, LocalLine, MomentSchema } from './tests.ts'

const CountsSchema = z.record(z.enum(OUTCOMES), z.number())
/** Marks of others: an average has a text with two decimals at most. */
const OthersMarksSchema = z.object({ value: z.number(), text: z.string() })

const SectionResultSchema = z.object({
  id: z.string(),
  title: LocalLine,
  marks: WireMarksSchema,
  fullMarks: WireMarksSchema,
  counts: CountsSchema,
  spentMs: z.number(),
  /** Of all candidates, and of the first in rank; null while hidden. */
  average: OthersMarksSchema.nullable(),
  top: OthersMarksSchema.nullable(),
})

/** Where somebody stands. `soon`: not computed yet; `few`: too few candidates for anybody to see it. */
const StandingSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('soon') }),
  z.object({ state: z.literal('few'), least: z.number() }),
  z.object({
    state: z.literal('ready'),
    /** False for later attempts and for guests: it is where they would have been. */
    isCandidate: z.boolean(),
    rank: z.number(),
    candidates: z.number(),
    /** With two decimals and with seven, both cut off. */
    percentile: z.string(),
    percentileDetails: z.string(),
    average: OthersMarksSchema,
    top: OthersMarksSchema,
    /** Candidates in equal parts from the least marks to the most. */
    distribution: z.object({ from: z.number(), to: z.number(), counts: z.array(z.number()) }),
  }),
])

/** Where somebody stands in an exam over all of its sessions, by the best of theirs. */
const ExamPlaceSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('soon'), name: z.string() }),
  z.object({ state: z.literal('few'), name: z.string() }),
  z.object({
    state: z.literal('ready'),
    name: z.string(),
    rank: z.number(),
    candidates: z.number(),
    /** With seven decimals, cut off: that of the session, which counts for the exam. */
    percentile: z.string(),
    session: z.string(),
    /** In how many sessions they sat. */
    sessions: z.number(),
  }),
])

const QuestionResultSchema = z.object({
  /** Leaf id, and the place in the student's own order, from 1. */
  id: z.string(),
  number: z.number(),
  section: z.string(),
  isAnswered: z.boolean(),
  isMarked: z.boolean(),
  spentMs: z.number(),
  /** Time of the best tenth; null while hidden. */
  bestMs: z.number().nullable(),
  /** When it was saved last, counted from 1 among the saved ones; null when it never was. */
  visit: z.number().nullable(),
  /** Whether it was answered faster than it can be worked out, or took more than twice the pace; null for neither. */
  pace: z.enum(PACES).nullable(),
  /** Null before the solution time: it would reveal the key. */
  outcome: z.enum(OUTCOMES).nullable(),
})

const ResultSchema = z.object({
  marks: WireMarksSchema,
  fullMarks: WireMarksSchema,
  counts: CountsSchema,
  attempted: z.number(),
  /** Right ones of what was marked, in percent; null when nothing was. */
  accuracy: z.number().nullable(),
  /** By the server's clock, without pauses. */
  usedMs: z.number(),
  /** Of the person: with what they are granted, and what staff added. */
  minutes: z.number(),
  sections: z.array(SectionResultSchema),
  standing: StandingSchema,
  /** Null when the paper is no session of an exam, for guests, and who has no attempt that counts. */
  exam: ExamPlaceSchema.nullable(),
  tieBreaks: TieBreaksSchema,
  causes: z.array(z.object({ cause: z.enum(LOSS_CAUSES), marks: WireMarksSchema, questions: z.number() })),
  /** What the marks would have been had every guess that cost marks been left; null where there was none. */
  withoutGuesses: WireMarksSchema.nullable(),
  questions: z.array(QuestionResultSchema),
  /** The weakest first, with the questions that were not right; null before the solution time. */
  topics: z
    .array(
      z.object({
        concept: z.string(),
        percent: z.number(),
        questions: z.number(),
        missed: z.array(z.string()),
      }),
    )
    .nullable(),
  /** The last attempts at papers of the series up to this one, the newest last; empty for quizzes. */
  trend: z.array(
    z.object({
      attempt: z.string(),
      title: z.string(),
      marks: WireMarksSchema,
      fullMarks: WireMarksSchema,
      percentile: z.string().nullable(),
    }),
  ),
})
export type Result = z.infer<typeof ResultSchema>
export type SectionResult = z.infer<typeof SectionResultSchema>
export type QuestionOfResult = z.infer<typeof QuestionResultSchema>

/** The result of an attempt, from the paper's result time on. */
export const ResultResponseSchema = AcceptedSchema.extend({
  attempt: AttemptRowSchema,
  title: z.string(),
  /** Null for a quiz or paper without a series. */
  series: z.object({ title: z.string(), slug: z.string() }).nullable(),
  /** What was taken, by kind and slug; null once it is no longer published. */
  paper: z.object({ kind: z.enum(PAPER_KINDS), slug: z.string() }).nullable(),
  /** Null before the result time or while an expert still marks. */
  result: ResultSchema.nullable(),
  /** Marks before a question was decided anew; null while nothing has moved them. The reason comes with the solutions: it may tell a key. */
  regraded: z.object({ before: WireMarksSchema, reason: z.string().nullable(), at: MomentSchema }).nullable(),
  resultAt: MomentSchema.nullable(),
  solutionsAt: MomentSchema.nullable(),
  /** Whether there is a result card: for students with a name, once the result is out. */
  hasCard: z.boolean(),
  /** Whether solutions may be seen now. */
  hasSolutions: z.boolean(),
  /** Whether questions may be kept for revision: guests keep nothing. */
  canKeep: z.boolean(),
})
export type ResultResponse = z.infer<typeof ResultResponseSchema>
