import { z } from 'zod'
import { WireMarksSchema } from '../../exams/marks/wireMarks.ts'
import { DIRECTIONS } from '../../exams/progress/direction.ts'
import { LOSS_CAUSES } from '../../exams/results/lossCauses.ts'
import { AcceptedSchema } from '../responses.ts'
import { MomentSchema } from './tests.ts'

/** Slug of a series with own results. */
export const OwnSeriesQuerySchema = z.object({ series: z.string().min(1).max(200) })

/** Slug of the series; without it the one of the last test. */
export const ProgressQuerySchema = OwnSeriesQuerySchema.partial()

const SeriesSchema = z.object({ title: z.string(), slug: z.string() })

/** A published attempt. Percentile and rank are null while they are hidden. */
const ProgressPointSchema = z.object({
  attempt: z.string(),
  title: z.string(),
  number: z.number(),
  endedAt: MomentSchema.nullable(),
  marks: WireMarksSchema,
  fullMarks: WireMarksSchema,
  /** Of the full marks, in whole percent, cut off; 0 below none. */
  percent: z.number(),
  percentile: z.string().nullable(),
  rank: z.number().nullable(),
  candidates: z.number().nullable(),
  /** Questions answered faster than they can be worked out, and those that took more than twice the pace. */
  fast: z.number(),
  slow: z.number(),
})
export type ProgressPoint = z.infer<typeof ProgressPointSchema>

export const ProgressSchema = z.object({
  series: SeriesSchema,
  /** The last 20, the oldest first. */
  attempts: z.array(ProgressPointSchema),
  /** Null for fewer than two. */
  direction: z.enum(DIRECTIONS).nullable(),
  /** The weakest first, of the attempts whose solutions may be seen. */
  topics: z.array(z.object({ concept: z.string(), percent: z.number(), questions: z.number() })),
  /** What would bring most, three at most; `percent` of the full marks of a test. Of the same attempts. */
  steps: z.array(
    z.object({ kind: z.enum(LOSS_CAUSES), concept: z.string().nullable(), percent: z.number() }),
  ),
})
export type Progress = z.infer<typeof ProgressSchema>

/** A student's own progress across a test series. */
export const ProgressResponseSchema = AcceptedSchema.extend({
  /** Series with published attempts, that of the last one first. */
  series: z.array(SeriesSchema),
  /**
   * Between which ranks marks like those of the last tests were in past years; `to` is null for any worse one. Null with fewer than two tests, or without
   * cut-offs.
   */
  rankRange: z.object({ from: z.number(), to: z.number().nullable(), years: z.array(z.number()) }).nullable(),
  /** A paper of the series to take next: one that is new to the student if there is one. */
  next: z.object({ title: z.string(), slug: z.string() }).nullable(),
  /** Null when there is no published attempt in it. */
  progress: ProgressSchema.nullable(),
})
export type ProgressResponse = z.infer<typeof ProgressResponseSchema>
