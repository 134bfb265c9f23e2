import type { BasePayload, CollectionSlug, Where } from 'payload'
import type { Counts } from '#domain/calls/panel.ts'
import { WAITING } from '#domain/panel/waitingFilters.ts'

const DAY_MS = 86_400_000
/** Failed payments are shown for this many days; older ones have been retried or abandoned. */
const FAILED_DAYS = 7

/** A kind of work that waits for staff, with its collection and module. */
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
  /** Condition besides the project; also the filter of the list that the entry links to. */
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

/** Rounds down to the hour, so that the links to filtered lists stay stable. */
const startOfHour = (now: number): number => Math.floor(now / 3_600_000) * 3_600_000

/** Number of waiting items of one kind. Skips access control: the caller has checked that the person may view the collection. */
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

/** Number of waiting items by module, for the navigation; modules without any are left out. */
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
