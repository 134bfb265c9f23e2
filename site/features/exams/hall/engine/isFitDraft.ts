import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import { foldNumber } from '#domain/exams/answers/foldTyped.ts'

/** Whether a draft can be saved: what is typed for a number has to be one. */
export const isFitDraft = (draft: Answer | null): boolean =>
  !draft || (draft.type !== 'integer' && draft.type !== 'numeric') || foldNumber(draft.text) !== null
