import { PENDING_FILTERS } from '#domain/panel/pendingFilters.ts'
import type { Queue } from '../panel/queues.ts'

/** The queues of the referrals page. */
export const REFERRAL_QUEUES: readonly Queue[] = [
  { id: 'all', label: 'Referrals', collection: 'referrals', where: {}, isWork: false },
  {
    id: 'review',
    label: 'Referrals to review',
    collection: 'referrals',
    where: PENDING_FILTERS.referralsToReview,
    isWork: true,
  },
  { id: 'payouts', label: 'Payouts', collection: 'payouts', where: {}, isWork: false },
  {
    id: 'toPay',
    label: 'Payouts to pay',
    collection: 'payouts',
    where: PENDING_FILTERS.payoutsToPay,
    isWork: true,
  },
]
