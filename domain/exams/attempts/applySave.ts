import { z } from 'zod'
import { LeafIdSchema } from '../questions/ids.ts'

/**
 * A save of one question. `epoch` is the number of the device's turn: each takeover raises it by one.
 * `sequence` counts the saves of that turn, over all questions.
 */
export const SaveSchema = z.strictObject({
  question: LeafIdSchema,
  epoch: z.number().int().min(1).max(1_000_000),
  sequence: z.number().int().min(1).max(10_000_000),
  /** Judged by its question; null clears it, and has to be said. */
  answer: z.unknown().refine((answer) => answer !== undefined),
  isMarked: z.boolean(),
  /** Time spent on the question in this turn so far, ms; a claim of the browser, never used for marks. */
  spentMs: z.number().int().min(0).max(86_400_000),
})
export type Save = z.infer<typeof SaveSchema>

type Turn = Pick<Save, 'epoch' | 'sequence'>

/**
 * What becomes of a save. `saved`. `known`: it, or a later one of the same device, is there already, so sending
 * it again is acknowledged. `older`: a newer device has changed this question since; it is not taken.
 * `stranger`: no takeover has given out this epoch yet.
 */
export type SaveVerdict = 'saved' | 'known' | 'older' | 'stranger'

/**
 * The last sequence of the newest device wins, in whatever order saves arrive: an older device's unsent saves
 * count for questions that the newer one left untouched, and for no other.
 * @param kept the save that the question has; null for none
 * @param epoch of the attempt now
 */
export function judgeSave(save: Turn, kept: Turn | null, epoch: number): SaveVerdict {
  if (save.epoch > epoch) return 'stranger'
  if (kept === null || save.epoch > kept.epoch) return 'saved'
  if (save.epoch < kept.epoch) return 'older'
  return save.sequence > kept.sequence ? 'saved' : 'known'
}

/** All saves of an attempt, one for each question, after some more; `verdicts` are in the order of `saves`. */
export function applySaves<S extends Turn & { question: string }>(
  kept: readonly S[],
  saves: readonly S[],
  epoch: number,
): { kept: S[]; verdicts: SaveVerdict[] } {
  const byQuestion = new Map(kept.map((one) => [one.question, one]))
  const verdicts = saves.map((save) => {
    const verdict = judgeSave(save, byQuestion.get(save.question) ?? null, epoch)
    if (verdict === 'saved') byQuestion.set(save.question, save)
    return verdict
  })
  return { kept: [...byQuestion.values()], verdicts }
}
