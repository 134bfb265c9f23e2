import type { Decision } from './outcomes.ts'

type Candidate = { id: string; isAnswered: boolean; decision: Decision | null }

/**
 * The questions that count in a section of 'any n of m', null when all do: those that were dropped for all
 * first, then the first that were answered, in the order of this student's paper (as NTA does). A withdrawn
 * question takes no place.
 */
export function countedQuestions(
  questions: readonly Candidate[],
  choose: number | null,
): ReadonlySet<string> | null {
  if (choose === null) return null
  const there = questions.filter(({ decision }) => decision !== 'withdrawn')
  const dropped = there.filter(({ decision }) => decision === 'droppedForAll')
  const answered = there.filter(({ decision, isAnswered }) => isAnswered && decision !== 'droppedForAll')
  return new Set([...dropped, ...answered].slice(0, choose).map(({ id }) => id))
}
