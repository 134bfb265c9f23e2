import type { Outcome } from '../marking/outcomes.ts'

export type Topic = { concept: string; percent: number; questions: number }
/** Marks in one unit for all questions. */
export type MarkedTopic = { concepts: readonly string[]; outcome: Outcome; marks: number; full: number }

/** Marks that count towards nothing. */
const UNCOUNTED: readonly Outcome[] = ['dropped', 'notCounted', 'pending']

/** Topics with less than so many percent of their marks are weak. */
export const WEAK_PERCENT = 60

type Answered = { id: string; concepts: readonly string[]; outcome: Outcome }

/** The questions of a concept that were not right. */
export const missedOf = (questions: readonly Answered[], concept: string): string[] =>
  questions.flatMap(({ id, concepts, outcome }) =>
    concepts.includes(concept) && outcome !== 'right' && !UNCOUNTED.includes(outcome) ? id : [],
  )

/** What was reached of each concept, in whole percent of its full marks and at least 0; the weakest first, then the one with most questions. */
export function topicsOf(questions: readonly MarkedTopic[]): Topic[] {
  const sums = new Map<string, { marks: number; full: number; questions: number }>()
  for (const { concepts, outcome, marks, full } of questions) {
    if (UNCOUNTED.includes(outcome)) continue
    for (const concept of concepts) {
      const sum = sums.get(concept) ?? { marks: 0, full: 0, questions: 0 }
      sums.set(concept, { marks: sum.marks + marks, full: sum.full + full, questions: sum.questions + 1 })
    }
  }
  return [...sums]
    .filter(([, { full }]) => full > 0)
    .map(([concept, { marks, full, questions: count }]) => ({
      concept,
      questions: count,
      percent: Math.max(0, Math.floor((marks * 100) / full)),
    }))
    .toSorted(
      (a, b) => a.percent - b.percent || b.questions - a.questions || (a.concept < b.concept ? -1 : 1),
    )
}
