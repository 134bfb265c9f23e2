import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import type { TypesetLeaf } from '#domain/exams/questions/typesetContent.ts'
import type { ShownLanguage } from '#site/ui/richText/Typeset.tsx'
import type { Asked } from './askedQuestions.ts'

type AnswerOf<T extends Answer['type']> = Extract<Answer, { type: T }>
export type LeafOf<T extends TypesetLeaf['type']> = Extract<TypesetLeaf, { type: T }>

/** What every form of an answer gets. `onChange` gets null when nothing is chosen or typed. */
export type AnswerProps = {
  asked: Asked
  language: ShownLanguage
  pictures: ReadonlyMap<string, string>
  /** What is chosen or typed now. */
  answer: Answer | null
  onChange: (answer: Answer | null) => void
  isDisabled: boolean
}

/** The answer if it is of this type. */
export const answerOf = <T extends Answer['type']>(answer: Answer | null, type: T): AnswerOf<T> | null =>
  answer?.type === type ? (answer as AnswerOf<T>) : null
