import { RETURNS_PAGE } from '../requests/sources.ts'
import { NEW_REQUEST } from '../requests/states.ts'

/**
 * Filters for rows that wait for staff, as the filters of their lists: the dashboard, the navigation and the
 * queues above lists all count with them. One condition per field, as the panel's filter form writes it.
 */
export const PENDING_FILTERS = {
  // An order is in one of these three at most (domain/orders/orderQueue.ts).
  unfulfilledOrders: { queue: { equals: 'fulfil' } },
  ordersToPack: { queue: { equals: 'pack' } },
  transfersToConfirm: { queue: { equals: 'transfer' } },
  parcelsWithoutAwb: { state: { equals: 'packed' } },
  parcelsToHandOver: { state: { equals: 'awbAssigned' } },
  failedDeliveries: { state: { equals: 'attemptFailed' } },
  parcelsToDecide: { returnState: { equals: 'open' } },
  returnsToDecide: { state: { equals: 'requested' } },
  refundsToCheck: { state: { in: ['failed', 'byHand'] } },
  referralsToReview: { state: { equals: 'review' } },
  payoutsToPay: { state: { equals: 'requested' } },
  openRequests: { state: { equals: NEW_REQUEST } },
  // For viewers with a list of returns, which contains them too.
  openRequestsWithoutReturns: { state: { equals: NEW_REQUEST }, page: { not_like: RETURNS_PAGE } },
  openTickets: { state: { in: ['open', 'inProgress'] } },
  assignmentsToReview: { state: { equals: 'handedIn' } },
  reviewsToApprove: { state: { equals: 'pending' } },
  lowStock: { isLow: { equals: true } },
  failedChanges: { state: { equals: 'failed' } },
}
