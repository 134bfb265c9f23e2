import type { ReturnKind } from './states.ts'

/** Why something comes back. Of the first five the seller is to blame: bringing it is paid back too. */
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

/** Why staff refund something besides. */
const STAFF_REASONS = ['notDelivered', 'lostInTransit', 'goodwill', 'pricing'] as const
export const REFUND_REASONS_OF_STAFF = [...RETURN_REASONS, ...STAFF_REASONS] as const
export type StaffRefundReason = (typeof REFUND_REASONS_OF_STAFF)[number]

/** What happens to nothing but goods. */
const OF_GOODS: readonly StaffRefundReason[] = [
  ...(['damaged', 'wrongItem', 'missing', 'tooLate', 'notDelivered', 'lostInTransit'] as const),
]

/** Nobody has seen it yet. */
const OF_CANCELLING: readonly ReturnReason[] = ['notNeeded', 'orderedTwice', 'other']

/** Why somebody gives a line back as `kind`. */
export const reasonsOf = (kind: ReturnKind): ReturnReason[] => {
  if (kind === 'cancel') return [...OF_CANCELLING]
  return RETURN_REASONS.filter((reason) => kind === 'return' || !OF_GOODS.includes(reason))
}

/** Why staff may refund what is chosen: what was never sent did not arrive damaged. @param isSent whether goods are in it */
export const reasonsOfStaff = (isSent: boolean): StaffRefundReason[] =>
  REFUND_REASONS_OF_STAFF.filter((reason) => isSent || !OF_GOODS.includes(reason))

const SELLERS: readonly StaffRefundReason[] = [
  'damaged',
  'wrongItem',
  'missing',
  'defective',
  'notAsDescribed',
]

export const isSellersFault = (reason: StaffRefundReason): boolean => SELLERS.includes(reason)

/** What a parcel that came back is like: only what can be sold again goes back on the shelf, and what is refused is not paid for. */
export const GRADES = ['asNew', 'worn', 'refused'] as const
export type Grade = (typeof GRADES)[number]
