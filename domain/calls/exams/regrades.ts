import { z } from 'zod'
import { LeafIdSchema } from '../../exams/questions/ids.ts'
import type { TypesetContent } from '../../exams/questions/typesetContent.ts'
import { KeyChangesSchema } from '../../exams/regrade/KeyChange.ts'
import { LOCALES } from '../../text/locales.ts'
import { AcceptedSchema } from '../responses.ts'
import { ReasonSchema, RequestKeySchema } from './attempts.ts'

const IdSchema = z.string().min(1).max(60)

export const KeyedQuestionQuerySchema = z.object({
  paper: IdSchema,
  release: IdSchema,
  question: LeafIdSchema,
})
/** A question of a release as students see it, of a set its passage and this part. */
export const KeyedQuestionResponseSchema = AcceptedSchema.extend({
  /** Id and version in the bank, by which its pictures are read. */
  bank: z.object({ id: z.string(), version: z.number() }),
  languages: z.array(z.enum(LOCALES)),
  content: z.custom<TypesetContent>().meta({ override: { type: 'object' } }),
})
export type KeyedQuestionResponse = z.infer<typeof KeyedQuestionResponseSchema>

/** Corrections of one release of a paper or quiz. */
export const PreviewRegradeBodySchema = z.object({
  paper: IdSchema,
  release: IdSchema,
  changes: KeyChangesSchema,
})
const RankSchema = z.number().nullable()
const RegradePreviewSchema = z.object({
  /** Version of the keys it was made with; the order names it. */
  keyNumber: z.number(),
  /** Marked attempts, and how many of them get other marks, more or fewer. */
  attempts: z.number(),
  moved: z.number(),
  up: z.number(),
  down: z.number(),
  /** Students who pass a quiz of a lesson only after it, and who lose it. */
  passesWon: z.number(),
  passesLost: z.number(),
  /** Those who move most, at most 200; ranks are null for attempts that do not count for ranks. */
  rows: z.array(
    z.object({
      attempt: z.string(),
      name: z.string(),
      before: z.string(),
      after: z.string(),
      rankBefore: RankSchema,
      rankAfter: RankSchema,
    }),
  ),
})
export type RegradePreview = z.infer<typeof RegradePreviewSchema>
export const PreviewRegradeResponseSchema = AcceptedSchema.extend({ preview: RegradePreviewSchema })

export const RegradeBodySchema = PreviewRegradeBodySchema.extend({
  keyNumber: z.number().int().min(1),
  reason: ReasonSchema,
  requestKey: RequestKeySchema,
})
/** `number`: that of the corrected keys. */
export const RegradeResponseSchema = AcceptedSchema.extend({ number: z.number() })
export type RegradeResponse = z.infer<typeof RegradeResponseSchema>
