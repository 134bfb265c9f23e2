import type { StaffRefundReason } from '#domain/returns/reasons.ts'
import type { RefundWay } from '#domain/returns/states.ts'

export type Terms = { reason: StaffRefundReason | ''; way: RefundWay; payTo: string; answer: string }

/** Whether a refund needs a bank account or UPI id: it is paid neither by a gateway nor as credits. */
export const needsPayTo = ({ way }: Pick<Terms, 'way'>, isByHand: boolean): boolean =>
  isByHand && way === 'source'

/** The terms as they are sent: without empty texts, and without a destination that the form does not show. */
export function sentTerms(terms: Terms, isByHand: boolean) {
  const [payTo, answer] = [terms.payTo.trim(), terms.answer.trim()]
  return {
    reason: terms.reason,
    way: terms.way,
    ...(payTo && needsPayTo(terms, isByHand) ? { payTo } : {}),
    ...(answer ? { answer } : {}),
  }
}
