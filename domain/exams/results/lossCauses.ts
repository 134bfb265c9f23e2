import type { Outcome } from '../marking/outcomes.ts'
import { paceOf } from './pace.ts'

/** Why marks were lost: the concept was not understood, a careless mistake, no time left, or a guess. */
export const LOSS_CAUSES = ['concept', 'silly', 'time', 'guess'] as const
export type LossCause = (typeof LOSS_CAUSES)[number]

/** `lost`: marks below the full ones, an integer. `paceMs`: the time that good students take. */
export type LosableQuestion = {
  id: string
  outcome: Outcome
  lost: number
  spentMs: number
  paceMs: number
  concepts: readonly string[]
}

/** A question that was open for less than this was not read, ms. */
const GLANCE_MS = 10_000

/**
 * Why marks of each question were lost, by question id; questions that lost none, or have no cause, are left out. The
 * cause that the student chose counts; otherwise these rules, in this order:
 * - no answer: `time` after less than ten seconds on it, else `concept`;
 * - an answer within a quarter of the pace is a `guess`;
 * - it is `silly` where every other question about one of its concepts was right;
 * - it is `concept`.
 */
export function lossCauses(
  questions: readonly LosableQuestion[],
  said: ReadonlyMap<string, LossCause>,
): ReadonlyMap<string, LossCause> {
  const lost = questions.filter((one) => one.lost > 0 && CAUSED.includes(one.outcome))
  return new Map(lost.map((one) => [one.id, said.get(one.id) ?? causeOf(one, questions)]))
}

const CAUSED: readonly Outcome[] = ['partly', 'wrong', 'blank']

function causeOf(one: LosableQuestion, questions: readonly LosableQuestion[]): LossCause {
  if (one.outcome === 'blank') return one.spentMs < GLANCE_MS ? 'time' : 'concept'
  if (paceOf(one, true) === 'fast') return 'guess'
  const isKnown = one.concepts.some((concept) => {
    const others = questions.filter(({ id, concepts }) => id !== one.id && concepts.includes(concept))
    return others.length > 0 && others.every(({ outcome }) => outcome === 'right')
  })
  return isKnown ? 'silly' : 'concept'
}
