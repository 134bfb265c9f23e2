import type { LossCause } from './lossCauses.ts'

type Marked = { id: string; marks: number }

/**
 * The total of an attempt had every guess that cost marks been left: what could be reached without knowing more. Null where there was none.
 * @param total integer, over the same denominator as the marks of the questions
 */
export function withoutGuesses(
  total: number,
  questions: readonly Marked[],
  causes: ReadonlyMap<string, LossCause>,
): number | null {
  const cost = questions
    .filter(({ id, marks }) => marks < 0 && causes.get(id) === 'guess')
    .reduce((sum, { marks }) => sum - marks, 0)
  return cost === 0 ? null : total + cost
}
