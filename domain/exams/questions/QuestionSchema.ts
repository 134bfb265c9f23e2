import { z } from 'zod'
import { boundedList } from '../boundedList.ts'
import { boundedText } from '../boundedText.ts'
import { LocalBlocksSchema } from './BlocksSchema.ts'
import { haveOwnIds, IdSchema, leafId } from './ids.ts'
import { type Leaf, LeafSchema } from './LeafSchema.ts'
import { QUESTION_LIMITS } from './limits.ts'

/** A passage and the questions on it; they keep together and in order wherever they are shown. */
const ComprehensionSchema = z.strictObject({
  type: z.literal('comprehension'),
  passage: LocalBlocksSchema,
  parts: boundedList(z.strictObject({ id: IdSchema, content: LeafSchema }), QUESTION_LIMITS.parts, 1).refine(
    haveOwnIds,
    { message: 'sameId' },
  ),
})

/** What students read of a question. Unknown fields are refused, so that none of it can carry a key. */
export const ContentSchema = z.union([LeafSchema, ComprehensionSchema])
export type Content = z.infer<typeof ContentSchema>

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const

/** A version of a question in the bank. Papers name question and version; an edit makes the next version. */
export const QuestionSchema = z.strictObject({
  id: IdSchema,
  version: z.number().int().min(1),
  content: ContentSchema,
  difficulty: z.enum(DIFFICULTIES),
  /** What it is about; pools pick by these. */
  concepts: boundedList(boundedText(60).trim().min(1), QUESTION_LIMITS.concepts),
  /** Where it was asked or taken from. */
  source: boundedText(200).trim().nullable(),
  year: z.number().int().min(1900).max(2100).nullable(),
})
export type Question = z.infer<typeof QuestionSchema>

export type AskedLeaf = { id: string; part: string | null; leaf: Leaf }

/** What is answered and marked of a question: itself, or the parts of a set. */
export const leavesOf = ({ id, content }: Pick<Question, 'id' | 'content'>): AskedLeaf[] =>
  content.type === 'comprehension'
    ? content.parts.map((part) => ({ id: leafId(id, part.id), part: part.id, leaf: part.content }))
    : [{ id, part: null, leaf: content }]
