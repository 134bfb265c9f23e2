import type { BasePayload, CollectionSlug, Where } from 'payload'
import type { Counts } from '#domain/calls/panel.ts'
import { WAITING } from '#domain/panel/waitingFilters.ts'

const DAY_MS = 86_400_000
/** Older failed payments have been tried again or given up. */
const FAILED_DAYS = 7

/** Work that waits for somebody: where it is, and which module it belongs to. */
export type Work = {
  id:
    | 'failedPayments'
    | 'unfulfilled'
    | 'transfers'
    | 'toPack'
    | 'parcelsWithoutAwb'
    | 'parcelsToHandOver'
    | 'failedDeliveries'
    | 'parcelsToDecide'
    | 'lowStock'
    | 'requests'
    | 'tickets'
    | 'reviews'
    | 'returns'
    | 'referrals'
    | 'payouts'
    | 'scheduleFailed'
  module: string
  collection: CollectionSlug
  /** Beside the project; also the filter of the list that the entry opens. */
  where: (now: number) => Where
}

export const WORK: readonly Work[] = [
  {
    id: 'failedPayments',
    module: 'payments',
    collection: 'payments',
    where: (now) => ({
      status: { equals: 'failed' },
      createdAt: { greater_than_equal: new Date(startOfHour(now) - FAILED_DAYS * DAY_MS).toISOString() },
    }),
  },
  {
    id: 'unfulfilled',
    module: 'orders',
    collection: 'orders',
    where: () => WAITING.unfulfilledOrders,
  },
  {
    id: 'transfers',
    module: 'orders',
    collection: 'orders',
    where: () => WAITING.transfersToConfirm,
  },
  {
    id: 'toPack',
    module: 'courierDetails',
    collection: 'orders',
    where: () => WAITING.ordersToPack,
  },
  ...(['parcelsWithoutAwb', 'parcelsToHandOver', 'failedDeliveries', 'parcelsToDecide'] as const).map(
    (id): Work => ({
      ...{ id, module: 'courierDetails', collection: 'shipments' },
      where: () => WAITING[id],
    }),
  ),
  {
    id: 'lowStock',
    module: 'products',
    collection: 'stock-levels',
    where: () => WAITING.lowStock,
  },
  {
    id: 'requests',
    module: 'userRequests',
    collection: 'lead-submissions',
    where: () => WAITING.openRequests,
  },
  {
    id: 'tickets',
    module: 'supportTickets',
    collection: 'support-tickets',
    where: () => WAITING.openTickets,
  },
  {
    id: 'reviews',
    module: 'reviews',
    collection: 'product-reviews',
    where: () => WAITING.reviewsToApprove,
  },
  {
    id: 'returns',
    module: 'orders',
    collection: 'returns',
    where: () => WAITING.returnsToDecide,
  },
  {
    id: 'referrals',
    module: 'referral',
    collection: 'referrals',
    where: () => WAITING.referralsToReview,
  },
  {
    id: 'payouts',
    module: 'referral',
    collection: 'payouts',
    where: () => WAITING.payoutsToPay,
  },
  {
    id: 'scheduleFailed',
    module: 'pages',
    collection: 'scheduled-changes',
    where: () => WAITING.failedChanges,
  },
]

/** Addresses of filtered lists stay the same for an hour. */
const startOfHour = (now: number): number => Math.floor(now / 3_600_000) * 3_600_000

/** How much of one kind of work there is. Skips access: the caller has checked that the person sees the collection. */
export async function countWork(
  payload: BasePayload,
  work: Work,
  projects: readonly string[],
  now: number,
): Promise<number> {
  if (projects.length === 0) return 0
  const where: Where = { project: { in: [...projects] }, ...work.where(now) }
  return (await payload.db.count({ collection: work.collection, where })).totalDocs
}

/** The same by module, for the navigation; without those where nothing waits. */
export async function countWaiting(
  payload: BasePayload,
  works: readonly Work[],
  projects: readonly string[],
  now: number,
): Promise<Counts> {
  const counts: Counts = {}
  for (const work of works) {
    const count = await countWork(payload, work, projects, now)
    if (count > 0) counts[work.module] = (counts[work.module] ?? 0) + count
  }
  return counts
}
