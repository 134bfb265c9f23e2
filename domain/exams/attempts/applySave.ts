import { z } from 'zod'
import { LeafIdSchema } from '../questions/ids.ts'
import { judgeSave, type SaveVerdict } from './judgeSave.ts'

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
  /** The question was on the screen and nothing was done to it: such a save never takes the place of another one. */
  isVisit: z.boolean().optional(),
})
export type Save = z.infer<typeof SaveSchema>

type Turn = Pick<Save, 'epoch' | 'sequence' | 'isVisit'>

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
