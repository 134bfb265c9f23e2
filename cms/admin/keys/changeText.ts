import type { Decision } from '#domain/exams/marking/outcomes.ts'
import type { KeyChange } from '#domain/exams/regrade/KeyChange.ts'

/** What is done with a question that was dropped. */
export const DECISION_TEXTS: Record<Decision, string> = {
  droppedForAll: 'dropped: full marks for all',
  droppedForAttempters: 'dropped: full marks for those who answered',
  withdrawn: 'withdrawn: no marks, and the paper is worth less',
}

/** A correction in one line. */
export function changeText(change: KeyChange, questions: readonly { id: string; number: number }[]): string {
  const number = questions.find(({ id }) => id === change.question)?.number
  const name = number === undefined ? change.question : `Question ${number}`
  if (change.kind === 'key') return `${name}: right is ${change.answer}`
  if (change.kind === 'marks') return `${name}: ${change.correct} for right, ${change.wrong} for wrong`
  return `${name}: ${change.decision ? DECISION_TEXTS[change.decision] : 'counts again'}`
}
