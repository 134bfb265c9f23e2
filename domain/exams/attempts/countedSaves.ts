import { judgeSave } from './judgeSave.ts'
import { type KeptAnswers, type KeptSave, keptSaves } from './keptAnswers.ts'

/**
 * The saves that are marked: those that came in time or within the paper's lateSync, and of the late ones those that staff accept.
 * @param acceptedUntil until when staff accept late answers, ms since epoch; null when they do not
 */
export function countedSaves(
  answers: KeptAnswers,
  lateAnswers: KeptAnswers,
  acceptedUntil: number | null,
): KeptSave[] {
  const byQuestion = new Map(keptSaves(answers).map((save) => [save.question, save]))
  const accepted = keptSaves(lateAnswers).filter(({ receivedAt }) => receivedAt < (acceptedUntil ?? 0))
  for (const save of accepted) {
    const kept = byQuestion.get(save.question) ?? null
    if (judgeSave(save, kept, save.epoch) === 'saved') byQuestion.set(save.question, save)
  }
  return [...byQuestion.values()]
}
