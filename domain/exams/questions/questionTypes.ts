import { LEAF_TYPES } from './LeafSchema.ts'

/** All types that the bank has: leaves, and the set with one passage and several parts. */
export const QUESTION_TYPES = [...LEAF_TYPES, 'comprehension'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]
