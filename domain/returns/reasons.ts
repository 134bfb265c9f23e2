import type { ReturnKind } from './states.ts'

/** Reasons of returns. The first five are the seller's fault: delivery is refunded too. */
export const RETURN_REASONS = [
  'damaged',
  'wrongItem',
  'missing',
  'defective',
  'notAsDescribed',
  'notNeeded',
  'orderedTwice',
  'tooLate',
  'other',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** Additional reasons for refunds by staff. */
const STAFF_REASONS = ['notDelivered', 'lostInTransit', 'goodwill', 'pricing'] as const
export const REFUND_REASONS_OF_STAFF = [...RETURN_REASONS, ...STAFF_REASONS] as const
export type StaffRefundReason = (typeof REFUND_REASONS_OF_STAFF)[number]

/** Reasons that apply only to goods. */
const GOODS_REASONS: readonly StaffRefundReason[] = [
  ...(['damaged', 'wrongItem', 'missing', 'tooLate', 'notDelivered', 'lostInTransit'] as const),
]

/** Reasons for cancelling what was not sent. */
const CANCEL_REASONS: readonly ReturnReason[] = ['notNeeded', 'orderedTwice', 'other']

/** The reasons a student may give for this kind of return. */
export const reasonsOf = (kind: ReturnKind): ReturnReason[] => {
  if (kind === 'cancel') return [...CANCEL_REASONS]
  return RETURN_REASONS.filter((reason) => kind === 'return' || !GOODS_REASONS.includes(reason))
}

/**
 * The reasons for a refund by staff: what was never sent can't have arrived damaged. @param isSent whether
 * the refund includes goods
 */
export const reasonsOfStaff = (isSent: boolean): StaffRefundReason[] =>
  REFUND_REASONS_OF_STAFF.filter((reason) => isSent || !GOODS_REASONS.includes(reason))

const SELLERS_FAULT: readonly StaffRefundReason[] = [
  'damaged',
  'wrongItem',
  'missing',
  'defective',
  'notAsDescribed',
]

export const isSellerFault = (reason: StaffRefundReason): boolean => SELLERS_FAULT.includes(reason)

/** Condition of a returned parcel: only `asNew` is restocked, and `refused` is not refunded. */
export const GRADES = ['asNew', 'worn', 'refused'] as const
export type Grade = (typeof GRADES)[number]
