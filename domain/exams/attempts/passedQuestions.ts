import { type KeptAnswers, keptSaves } from './keptAnswers.ts'
import { leafOfKey } from './leafKey.ts'

/** The question furthest in the paper that has a save; null for none. */
export function reachedQuestion(order: readonly string[], kept: KeptAnswers): string | null {
  const saved = new Set(Object.keys(kept).map(leafOfKey))
  return order.findLast((id) => saved.has(id)) ?? null
}

/**
 * Whether a save is for a question that its turn has gone on from, in a paper that only goes forward. A device sends its saves in the order in which
 * they were made, so that whatever it has of a later question was made before.
 * @param order questions in the order of the attempt
 * @param reached where earlier turns had come to
 */
export function isPassed(
  order: readonly string[],
  kept: KeptAnswers,
  { question, epoch }: { question: string; epoch: number },
  turn: { epoch: number; reached: string | undefined },
): boolean {
  const at = order.indexOf(question)
  if (epoch === turn.epoch && turn.reached !== undefined && at < order.indexOf(turn.reached)) return true
  return keptSaves(kept).some((save) => save.epoch === epoch && order.indexOf(save.question) > at)
}
