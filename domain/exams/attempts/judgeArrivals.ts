import { fitAnswer } from '../answers/fitAnswer.ts'
import type { Leaf } from '../questions/LeafSchema.ts'
import type { Save } from './applySave.ts'
import { judgeSave } from './judgeSave.ts'
import { encodeKept, type KeptAnswers, keptSaveOf } from './keptAnswers.ts'
import { lateVerdict } from './lateVerdict.ts'
import { leafKey } from './leafKey.ts'
import { isPassed } from './passedQuestions.ts'
import type { AttemptState } from './transitions.ts'

/** How long after the end late answers are still kept for staff to judge, ms. */
export const KEPT_LATE_MS = 7 * 86_400_000

/**
 * What became of a save. `saved` and `known` are acknowledged. `late`: kept and flagged; it counts only as the paper or staff allow.
 * `older`, `stranger`, `early`, `unfit` and `closed` are not kept; `closed` is also what lies behind in a paper that only goes forward.
 */
export const SAVE_OUTCOMES = [
  'saved',
  'known',
  'late',
  'older',
  'stranger',
  'early',
  'unfit',
  'closed',
] as const
export type SaveOutcome = (typeof SAVE_OUTCOMES)[number]

export type AskedLeaf = { section: string; leaf: Leaf }

/** An attempt as far as arriving saves depend on it. Moments in ms since epoch. */
export type Receiving = {
  state: AttemptState
  epoch: number
  sequence: number
  answers: KeptAnswers
  lateAnswers: KeptAnswers
  /** Questions whose answer is final, by leaf id. */
  checked: readonly string[]
  /** By section: when it takes answers. */
  open: ReadonlyMap<string, { from: number; to: number }>
  /** Whether later answers no longer count automatically: the student has submitted, or it is being marked. */
  isComplete: boolean
  /** Null while it lasts. */
  endedAt: number | null
  lateSyncMinutes: number
  acceptedUntil: number | null
  /** In papers that only go forward: where earlier turns had come to. Null in others. */
  forward: { reached: string | undefined } | null
}

export type Arrivals = Pick<Receiving, 'answers' | 'lateAnswers' | 'sequence'> & {
  outcomes: SaveOutcome[]
  isChanged: boolean
}

/** Whether an answer may be stored for its question: whatever fits, and a number that is not one yet. */
export function storable(leaf: Leaf, answer: unknown): { isStorable: boolean; isAnswered: boolean } {
  const fit = fitAnswer(leaf, answer)
  if (fit.ok) return { isStorable: true, isAnswered: fit.answer !== null }
  return { isStorable: fit.reason === 'notNumber', isAnswered: false }
}

/** What becomes of saves that arrive at `now`, one after the other, and the columns of the attempt after them. */
export function judgeArrivals(
  attempt: Receiving,
  asked: ReadonlyMap<string, AskedLeaf>,
  saves: readonly Save[],
  now: number,
): Arrivals {
  const after = {
    answers: { ...attempt.answers },
    lateAnswers: { ...attempt.lateAnswers },
    sequence: attempt.sequence,
    isChanged: false,
  }
  const order = [...asked.keys()]
  const isBehind = (save: Save): boolean =>
    attempt.forward !== null &&
    isPassed(order, { ...after.answers, ...after.lateAnswers }, save, {
      epoch: attempt.epoch,
      ...attempt.forward,
    })
  const outcomes = saves.map((save): SaveOutcome => {
    const question = asked.get(save.question)
    const open = question && attempt.open.get(question.section)
    if (!question || !open) return 'unfit'
    if (save.epoch > attempt.epoch) return 'stranger'
    if (attempt.state === 'cancelled' || attempt.state === 'notStarted') return 'closed'
    if (attempt.checked.includes(save.question)) {
      const kept = keptSaveOf(after.answers, save.question)
      return judgeSave(save, kept, attempt.epoch) === 'known' ? 'known' : 'closed'
    }
    if (attempt.endedAt !== null && now >= attempt.endedAt + KEPT_LATE_MS) return 'closed'
    const { isStorable, isAnswered } = storable(question.leaf, save.answer)
    if (!isStorable) return 'unfit'
    const arrival = lateVerdict(now, open, { ...attempt, acceptedUntil: null })
    if (arrival === 'early') return 'early'
    const counted = judgeSave(save, keptSaveOf(after.answers, save.question), attempt.epoch)
    if (counted !== 'saved') return counted
    if (isBehind(save)) return 'closed'
    const isKeptOnly =
      attempt.isComplete || arrival === 'kept' || (attempt.state === 'paused' && arrival !== 'counts')
    const isLate = isKeptOnly || arrival === 'countsLate'
    const column = isKeptOnly ? after.lateAnswers : after.answers
    if (isKeptOnly) {
      const kept = judgeSave(save, keptSaveOf(column, save.question), attempt.epoch)
      if (kept !== 'saved') return kept
    }
    column[leafKey(save.question)] = encodeKept({ ...save, receivedAt: now, isLate }, isAnswered)
    if (save.epoch === attempt.epoch) after.sequence = Math.max(after.sequence, save.sequence)
    after.isChanged = true
    return isLate ? 'late' : 'saved'
  })
  return { ...after, outcomes }
}
