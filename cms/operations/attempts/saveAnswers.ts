import type { BasePayload } from 'payload'
import { mergeAnswers, touchAttempt } from '#database/mergeAnswers.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import type { AnswersBody, HallPulse } from '#domain/calls/exams/tests.ts'
import type { Save } from '#domain/exams/attempts/applySave.ts'
import { judgeArrivals, type SaveOutcome, storable } from '#domain/exams/attempts/judgeArrivals.ts'
import { answeredCount, encodeKept, type KeptAnswers } from '#domain/exams/attempts/keptAnswers.ts'
import { GRACE_MS } from '#domain/exams/attempts/lateVerdict.ts'
import { leafKey } from '#domain/exams/attempts/leafKey.ts'
import { type AttemptHead, headOf, readHead, rememberHead } from './attemptHead.ts'
import { type AttemptPaper, paperOfAttempt, sectionsOf } from './paperOfAttempt.ts'
import { pulseOf } from './pulseOf.ts'

type Sent = Pick<AnswersBody, 'epoch' | 'saves' | 'current'>
type Saved = { outcomes: SaveOutcome[]; pulse: HallPulse }

/**
 * Saves what a hall sends, or only notes that it is there. What is acknowledged is durable. The usual case is one statement: saves of the device
 * with the newest epoch, in time, all newer than what is there, in a paper in which one may go back. Everything else is judged save by save.
 * @param head the attempt as it was seen last
 * @param now ms since epoch
 */
export async function saveAnswers(
  payload: BasePayload,
  head: AttemptHead,
  sent: Sent,
  now: number,
): Promise<Saved> {
  const drawn = await paperOfAttempt(payload, head)
  const current = sent.current !== null && drawn.asked.has(sent.current) ? sent.current : null
  const turn = { id: head.id, epoch: sent.epoch, clock: head.clock, current, now: new Date(now) }
  if (sent.saves.length === 0) {
    if (head.epoch === sent.epoch && (await touchAttempt(payload, turn)))
      return { outcomes: [], pulse: pulseOf(head, drawn, now) }
    const fresh = (await readHead(payload, head.id)) ?? head
    return { outcomes: [], pulse: pulseOf(fresh, drawn, now) }
  }
  const { isForwardOnly } = drawn.release.content.paper
  const isUsual = head.epoch === sent.epoch && !isForwardOnly
  const changed = isUsual ? inTime(head, drawn, sent.saves, now) : null
  if (changed) {
    const sequences = sent.saves.map(({ sequence }) => sequence)
    const bounds = { first: Math.min(...sequences), last: Math.max(...sequences) }
    const endsAfter = new Date(now - GRACE_MS)
    if (await mergeAnswers(payload, { ...turn, ...bounds, changed, endsAfter }))
      return { outcomes: sent.saves.map(() => 'saved'), pulse: pulseOf(head, drawn, now) }
  }
  return judgeEach(payload, head, drawn, { ...sent, current }, now)
}

/** What the saves change, by leafKey; null when any of them needs a check of its own. */
function inTime(
  head: AttemptHead,
  drawn: AttemptPaper,
  saves: readonly Save[],
  now: number,
): Record<string, string> | null {
  if (head.state !== 'inProgress') return null
  const open = new Map(sectionsOf(drawn, head, now).map((section) => [section.id, section]))
  const changed: Record<string, string> = {}
  for (const save of saves.toSorted((a, b) => a.sequence - b.sequence)) {
    const question = drawn.asked.get(save.question)
    const section = question && open.get(question.section)
    if (!question || !section || save.epoch !== head.epoch || head.checked.includes(save.question))
      return null
    // It must not take the place of what another device has sent late.
    if (save.isVisit) return null
    if (now < section.from || section.to <= section.from || now >= section.to + GRACE_MS) return null
    const { isStorable, isAnswered } = storable(question.leaf, save.answer)
    if (!isStorable) return null
    changed[leafKey(save.question)] = encodeKept({ ...save, receivedAt: now, isLate: false }, isAnswered)
  }
  return changed
}

async function judgeEach(
  payload: BasePayload,
  { id }: AttemptHead,
  drawn: AttemptPaper,
  { epoch, saves, current }: Sent,
  now: number,
): Promise<Saved> {
  const judged = await updateWithRetry({
    payload,
    collection: 'test-user-attempts',
    where: { id: { equals: id } },
    change: (row) => {
      const head = headOf(row)
      const after = judgeArrivals(receivingOf(head, row, drawn, now), drawn.asked, saves, now)
      const at = new Date(now).toISOString()
      const { answers, lateAnswers, sequence } = after
      const seen = head.epoch === epoch ? { seenAt: at, current } : {}
      // Other processes have to see what came from an earlier turn.
      const clock = head.epoch === epoch ? {} : { clock: head.clock + 1 }
      const data = {
        answers,
        lateAnswers,
        sequence,
        answered: answeredCount(answers),
        lastSavedAt: at,
        ...seen,
        ...clock,
      }
      return {
        data: after.isChanged ? data : null,
        answerWith: (written: typeof row) => ({ outcomes: after.outcomes, row: written }),
      }
    },
  })
  if (!judged) throw new Error(`attempt ${id} is gone`)
  return { outcomes: judged.outcomes, pulse: pulseOf(rememberHead(payload, judged.row), drawn, now) }
}

type Answers = { answers: unknown; lateAnswers: unknown; sequence: number }

/** A row as far as arriving saves depend on it. */
export const receivingOf = (head: AttemptHead, row: Answers, drawn: AttemptPaper, now: number) => ({
  state: head.state,
  epoch: head.epoch,
  sequence: row.sequence,
  checked: head.checked,
  answers: (row.answers ?? {}) as KeptAnswers,
  lateAnswers: (row.lateAnswers ?? {}) as KeptAnswers,
  open: new Map(sectionsOf(drawn, head, now).map((section) => [section.id, section])),
  isComplete: head.keyNumber !== null || head.endedBy === 'student',
  endedAt: head.endedAt,
  lateSyncMinutes: drawn.release.content.paper.lateSyncMinutes,
  acceptedUntil: head.timing.acceptedUntil,
  forward: drawn.release.content.paper.isForwardOnly ? { reached: head.timing.reached } : null,
})
