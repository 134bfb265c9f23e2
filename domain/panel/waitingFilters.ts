import { PAID_STATUSES } from '../orders/netPayment.ts'

/**
 * Filters for rows that wait for staff, as the filters of their lists: the dashboard, the navigation and the
 * queues above lists all count with them. One condition per field, as the panel's filter form writes it.
 */
export const WAITING = {
  /** Paid, and not completely fulfilled. Cash on delivery is not paid before delivery. */
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
