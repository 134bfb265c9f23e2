import { progressPercent } from '#domain/learning/progress.ts'
import { RETURN_STATE_NAMES } from '#domain/returns/names.ts'
import type { Grade, StaffRefundReason } from '#domain/returns/reasons.ts'
import { RETURN_STATES, type ReturnState } from '#domain/returns/states.ts'
import { type LearningProgress, progressLimit, type ReturnRules } from '#domain/returns/windows.ts'
import type { Tone } from '../orders/orderTexts.ts'

type BadgeContent = { text: string; tone: Tone }

const TONES: Record<ReturnState, Tone> = {
  requested: 'danger',
  approved: 'info',
  received: 'info',
  refunding: 'info',
  done: 'success',
  refused: 'plain',
  withdrawn: 'plain',
}

export const RETURN_BADGES = Object.fromEntries(
  RETURN_STATES.map((state) => [state, { text: RETURN_STATE_NAMES[state], tone: TONES[state] }]),
) as Record<ReturnState, BadgeContent>

/** Shown in place of the refund before there is one. */
export const pendingText = (state: ReturnState): string =>
  state === 'requested' ? 'Not decided yet' : 'Not refunded yet'

export const REASON_NAMES: Record<StaffRefundReason, string> = {
  damaged: 'Arrived damaged',
  wrongItem: 'Wrong item received',
  missing: 'Something is missing',
  defective: 'Does not work',
  notAsDescribed: 'Not as described',
  notNeeded: 'No longer needed',
  orderedTwice: 'Ordered twice',
  tooLate: 'Arrived too late',
  notDelivered: 'Could not be delivered',
  lostInTransit: 'Lost in transit',
  goodwill: 'Goodwill',
  pricing: 'Wrong price',
  other: 'Other',
}

export const GRADE_NAMES: Record<Grade, string> = {
  asNew: 'As new: refund and restock',
  worn: 'Worn or damaged: refund all or a part, do not restock',
  refused: 'Not accepted: no refund, return it to the student',
}

/** Grades as shown after the decision. */
export const GRADE_RESULT_NAMES: Record<Grade, string> = {
  asNew: 'As new, back in stock',
  worn: 'Worn or damaged, not restocked',
  refused: 'Not accepted',
}

/** How many of its lessons a student has completed beside the project's limit; null for a line without lessons. */
export function watchedText(progress: LearningProgress | undefined, rules: ReturnRules): string | null {
  if (!progress) return null
  const { completed, total } = progress
  const limit = progressLimit(rules)
  const share = progressPercent(completed, total)
  return `Completed ${completed} of ${total} lessons (${share}%); students get refunds below ${limit}%`
}
