import { z } from 'zod'
import { SUBJECTS } from '../../catalogue/subjects.ts'
import { AnswerSchema } from '../../exams/answers/AnswerSchema.ts'
import { OUTCOMES } from '../../exams/marking/outcomes.ts'
import { WireMarksSchema } from '../../exams/marks/wireMarks.ts'
import type { TypesetContent, TypesetSolution } from '../../exams/questions/typesetContent.ts'
import { PageDrawingSchema } from '../../exams/sheets/pageDrawing.ts'
import { LOCALES } from '../../text/locales.ts'
import { AcceptedSchema } from '../responses.ts'
import { KeyObjectionSchema, ReportedErrorSchema } from './objections.ts'
import { AttemptQuerySchema, HallQuestionSchema, LocalLine, MomentSchema } from './tests.ts'

export const SolvedSchema = z.object({
  /** The question as the hall drew it, with the student's own order of options. */
  asked: HallQuestionSchema,
  /** Its place in the student's own order, from 1. */
  number: z.number(),
  section: z.string(),
  outcome: z.enum(OUTCOMES),
  marks: WireMarksSchema,
  answer: AnswerSchema.nullable(),
  isMarked: z.boolean(),
  spentMs: z.number(),
  /** What is right, in words; letters are those of the student's own order. Empty for written answers. */
  right: z.string(),
  solution: z
    .custom<TypesetSolution>()
    .meta({ override: { type: 'object' } })
    .nullable(),
  /** What the expert who marked it wrote; null for nothing. */
  expertNote: z.string().nullable(),
  /** Marks that the expert gave for each step of the rubric; empty where there are none. */
  expertSteps: z.array(z.object({ text: LocalLine, marks: z.string(), full: z.string() })),
  /** What the expert drew on the pages of the answer, by file. */
  drawings: z.record(z.string(), PageDrawingSchema),
  /** What the student keeps of it. */
  kept: z.object({ isBookmarked: z.boolean(), note: z.string(), isRevised: z.boolean() }),
  /** The student's objection to its key; null for none. */
  objection: KeyObjectionSchema.nullable(),
  /** The error that the student reported of it; null for none. */
  report: ReportedErrorSchema.nullable(),
})
export type Solved = z.infer<typeof SolvedSchema>

/** A picture or video of a question or solution, by its id. */
export const SolvedFileQuerySchema = AttemptQuerySchema.pick({ attempt: true }).extend({
  file: z.string().min(1).max(60),
})

/** Questions with answers, keys and solutions, from the solution time on. */
export const SolutionsResponseSchema = AcceptedSchema.extend({
  title: z.string(),
  series: z.object({ title: z.string(), slug: z.string() }).nullable(),
  /** Subject of the quiz or series; null where none is stated. */
  subject: z.enum(SUBJECTS).nullable(),
  language: z.enum(LOCALES),
  solutionsAt: MomentSchema.nullable(),
  /** Until when objections to keys are taken; null when none are taken now. */
  objectionsUntil: MomentSchema.nullable(),
  /** What each of them costs; null while they are free or none are taken. */
  objectionFee: z.object({ paise: z.number().int(), isRefundable: z.boolean() }).nullable(),
  /**
   * Whether the student can request a re-evaluation of written answers: until when (null: no longer), and whether it was requested. Null for an attempt
   * without any.
   */
  reevaluation: z
    .object({ until: MomentSchema.nullable(), state: z.enum(['none', 'waiting', 'done']) })
    .nullable(),
  /** Whether questions can be kept and objected to: students with an account can. */
  canKeep: z.boolean(),
  /** Null before the solution time, and before the result is published. */
  solutions: z
    .object({
      sections: z.array(z.object({ id: z.string(), title: LocalLine })),
      /** What is asked, by question id. */
      contents: z.record(z.string(), z.custom<TypesetContent>().meta({ override: { type: 'object' } })),
      questions: z.array(SolvedSchema),
    })
    .nullable(),
})
export type SolutionsResponse = z.infer<typeof SolutionsResponseSchema>
