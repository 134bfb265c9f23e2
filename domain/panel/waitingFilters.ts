import { PAID_STATUSES } from '../orders/netPayment.ts'

/**
 * Rows that wait for staff, as the filter of their list: the dashboard, the navigation and the queues over the lists all count
 * by these. Every field is one condition, as the filter form of the panel writes it.
 */
export const WAITING = {
  /** Paid, and the student does not have all of it. Money that comes at the door is not paid yet. */
  unfulfilledOrders: {
    paymentStatus: { in: [...PAID_STATUSES] },
    fulfilment: { in: ['waiting', 'partly'] },
  },
  ordersToPack: { isToPack: { equals: true } },
  transfersToConfirm: {
    method: { equals: 'bankTransfer' },
    paymentStatus: { equals: 'due' },
    status: { in: ['placed', 'expired'] },
  },
  returnsToDecide: { state: { equals: 'asked' } },
  refundsToCheck: { state: { in: ['failed', 'byHand'] } },
  referralsToReview: { state: { equals: 'review' } },
  payoutsToPay: { state: { equals: 'asked' } },
  openRequests: { state: { equals: 'open' } },
  openTickets: { state: { equals: 'open' } },
  reviewsToApprove: { state: { equals: 'pending' } },
  lowStock: { isLow: { equals: true } },
  failedChanges: { state: { equals: 'failed' } },
}
