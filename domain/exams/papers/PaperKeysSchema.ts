import { z } from 'zod'
import { boundedList } from '../boundedList.ts'
import type { PaperKeys } from '../marking/markAttempt.ts'
import { DECISIONS } from '../marking/outcomes.ts'
import { MarksSchema } from '../marks/Fraction.ts'
import { MAX_PAPER_DENOMINATOR } from '../marks/wireMarks.ts'
import { LeafIdSchema } from '../questions/ids.ts'
import { LeafKeySchema } from '../questions/KeySchema.ts'

const MAX_LEAVES = 5000

/** The keys of a release and what was decided about its questions afterwards; kept apart from its content. */
export const PaperKeysSchema: z.ZodType<PaperKeys> = z.strictObject({
  keys: boundedList(z.strictObject({ question: LeafIdSchema, key: LeafKeySchema }), MAX_LEAVES),
  decisions: boundedList(z.strictObject({ question: LeafIdSchema, decision: z.enum(DECISIONS) }), MAX_LEAVES),
  marks: boundedList(
    z.strictObject({ question: LeafIdSchema, correct: MarksSchema, wrong: MarksSchema }),
    MAX_LEAVES,
  ).optional(),
  denominator: z.number().int().min(1).max(MAX_PAPER_DENOMINATOR).optional(),
})
