import type { KeepQuestionBody } from '#domain/calls/exams/revision.ts'
import type { Solved } from '#domain/calls/exams/solutions.ts'
import { examCalls } from './examCalls.ts'

export type KeptChanges = Omit<KeepQuestionBody, 'attempt' | 'question'>

/**
 * Saves bookmark, note and revision of a question. `onKept` is called at once with the new values, and with the former ones when they could
 * not be saved. Resolves to whether they were saved, or why not; null without a reason of the server.
 */
export async function keepQuestion(
  base: string,
  { attempt, question, kept }: { attempt: string; question: string; kept: Solved['kept'] },
  changes: KeptChanges,
  onKept: (kept: Solved['kept']) => void,
): Promise<{ ok: true } | { ok: false; message: string | null }> {
  onKept({ ...kept, ...changes })
  const answer = await examCalls(base).keep({ attempt, question, ...changes })
  if (answer.state === 'ok') return { ok: true }
  onKept(kept)
  return { ok: false, message: answer.state === 'refused' ? answer.message : null }
}
