import type { Grade, ReturnReason } from '#domain/returns/reasons.ts'
import type { RefundWay, ReturnKind, ReturnState } from '#domain/returns/states.ts'
import type { Tone } from '../commerce/orderTexts.ts'

type Look = { text: string; tone: Tone }

export const RETURN_LOOKS: Record<ReturnState, Look> = {
  asked: { text: 'To decide', tone: 'danger' },
  approved: { text: 'On its way back', tone: 'info' },
  received: { text: 'Here', tone: 'info' },
  refunding: { text: 'Being paid back', tone: 'info' },
  done: { text: 'Paid back', tone: 'success' },
  refused: { text: 'Refused', tone: 'plain' },
  withdrawn: { text: 'Taken back', tone: 'plain' },
}

export const KIND_NAMES: Record<ReturnKind, string> = {
  cancel: 'Cancelled before it was sent',
  return: 'Sent back',
  refund: 'Refund of what was opened',
}

export const WAY_NAMES: Record<RefundWay, string> = {
  source: 'The way it was paid',
  credits: 'Into credits',
}

export const REASON_NAMES: Record<ReturnReason, string> = {
  damaged: 'It came damaged',
  wrongItem: 'The wrong thing came',
  missing: 'Something is missing',
  defective: 'It does not work',
  notAsDescribed: 'Not as described',
  notNeeded: 'Not needed any more',
  orderedTwice: 'Ordered twice',
  tooLate: 'It came too late',
  other: 'Something else',
}

export const GRADE_NAMES: Record<Grade, string> = {
  asNew: 'As new: pay back, and sell it again',
  worn: 'Worn or broken: pay back, and do not sell it again',
  refused: 'Not accepted: send it back to the student',
}
