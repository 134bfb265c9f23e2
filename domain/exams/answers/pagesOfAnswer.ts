import type { Answer } from './AnswerSchema.ts'

/** The files that an answer names, in the order of its pages. */
export const filesOfAnswer = (answer: unknown): readonly string[] => {
  const { type, files } = (answer ?? {}) as Partial<Extract<Answer, { type: 'subjective' }>>
  return type === 'subjective' && files ? files : []
}

/** Whether an answer names a page that the saved one does not name. */
export const hasNewPages = (answer: unknown, saved: unknown): boolean =>
  filesOfAnswer(answer).some((file) => !filesOfAnswer(saved).includes(file))
