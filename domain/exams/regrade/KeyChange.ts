import { z } from 'zod'
import { DECISIONS } from '../marking/outcomes.ts'
import { LeafIdSchema } from '../questions/ids.ts'

/**
 * One correction of a published paper as staff type it. `answer` is what is right now, in the letters of a sheet (answerText), several
 * as alternatives; `decision` drops a question or restores it; `marks` are its scheme.
 */
export const KeyChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('key'),
    question: LeafIdSchema,
    answer: z.string().trim().min(1).max(2000),
  }),
  z.strictObject({
    kind: z.literal('decision'),
    question: LeafIdSchema,
    decision: z.enum(DECISIONS).nullable(),
  }),
  z.strictObject({
    kind: z.literal('marks'),
    question: LeafIdSchema,
    correct: z.string().trim().min(1).max(20),
    wrong: z.string().trim().min(1).max(20),
  }),
])
export type KeyChange = z.infer<typeof KeyChangeSchema>

/** Corrections of one regrade, one of each kind at most for a question. */
export const KeyChangesSchema = z
  .array(KeyChangeSchema)
  .min(1)
  .max(50)
  .refine(
    (changes) => new Set(changes.map(({ kind, question }) => `${kind}/${question}`)).size === changes.length,
    { message: 'twice' },
  )
