import type { RegradedAttempt } from './rankMoves.ts'

type Figures = Pick<RegradedAttempt, 'student' | 'before' | 'after'>

/**
 * How many students pass a lesson's rule by one of these attempts only after a regrade, and how many only before it.
 * @param percents of the full marks, one for each rule of a lesson
 */
export function countPasses(
  attempts: readonly Figures[],
  percents: readonly number[],
): { passesWon: number; passesLost: number } {
  const students = new Map<string, Figures[]>()
  for (const attempt of attempts)
    if (attempt.student !== null)
      students.set(attempt.student, [...(students.get(attempt.student) ?? []), attempt])
  const passes = (own: readonly Figures[], which: 'before' | 'after', percent: number) =>
    own.some(({ [which]: { marks, full } }) => full > 0 && marks * 100 >= full * percent)
  let [passesWon, passesLost] = [0, 0]
  for (const own of students.values()) {
    const pairs = percents.map((percent) => [passes(own, 'before', percent), passes(own, 'after', percent)])
    if (pairs.some(([before, after]) => !before && after)) passesWon += 1
    if (pairs.some(([before, after]) => before && !after)) passesLost += 1
  }
  return { passesWon, passesLost }
}
