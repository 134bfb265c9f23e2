import type { BasePayload, CollectionSlug, Where } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import type { Viewer } from '#access/viewer.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { Counts } from '#domain/calls/panel.ts'
import { WAITING_STATES } from '#domain/doubts/transitions.ts'
import { PENDING_FILTERS } from '#domain/panel/pendingFilters.ts'
import { canSeeAll } from './canSeeAll.ts'

/** Orders whose payment failed are shown for this many days; older ones are abandoned. */
const FAILED_DAYS = 7

/** A kind of work that waits for staff, with its collection and module. */
export type PendingWork = {
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
    | 'lateDoubts'
    | 'assignments'
    | 'reviews'
    | 'returns'
    | 'referrals'
    | 'payouts'
    | 'failedPages'
    | 'failedBlogs'
    | 'failedProducts'
  module: string
  collection: CollectionSlug
  /** Condition besides the project; also the filter of the list that the entry links to. */
  where: (now: number) => Where
}

const PENDING_WORK: readonly PendingWork[] = [
  {
    id: 'failedPayments',
    module: 'orders',
    collection: 'orders',
    // Orders instead of payment attempts: an order paid by a later attempt, or closed for another one, needs no work.
    where: (now) => ({
      paymentStatus: { equals: 'failed' },
      status: { in: ['placed', 'expired'] },
      placedAt: { greater_than_equal: new Date(startOfHour(now) - FAILED_DAYS * DAY_MS).toISOString() },
    }),
  },
  {
    id: 'unfulfilled',
    module: 'orders',
    collection: 'orders',
    where: () => PENDING_FILTERS.unfulfilledOrders,
  },
  {
    id: 'transfers',
    module: 'orders',
    collection: 'orders',
    where: () => PENDING_FILTERS.transfersToConfirm,
  },
  {
    id: 'toPack',
    module: 'courierDetails',
    collection: 'orders',
    where: () => PENDING_FILTERS.ordersToPack,
  },
  ...(['parcelsWithoutAwb', 'parcelsToHandOver', 'failedDeliveries', 'parcelsToDecide'] as const).map(
    (id): PendingWork => ({
      id,
      module: 'courierDetails',
      collection: 'shipments',
      where: () => PENDING_FILTERS[id],
    }),
  ),
  {
    id: 'lowStock',
    module: 'products',
    collection: 'stock-levels',
    where: () => PENDING_FILTERS.lowStock,
  },
  {
    id: 'requests',
    module: 'userRequests',
    collection: 'lead-submissions',
    where: () => PENDING_FILTERS.openRequests,
  },
  {
    id: 'tickets',
    module: 'supportTickets',
    collection: 'support-tickets',
    where: () => PENDING_FILTERS.openTickets,
  },
  {
    id: 'lateDoubts',
    module: 'doubts',
    collection: 'doubts',
    where: (now) => ({
      state: { in: [...WAITING_STATES] },
      dueAt: { less_than: new Date(startOfHour(now)).toISOString() },
    }),
  },
  {
    id: 'assignments',
    module: 'assignments',
    collection: 'assignment-submissions',
    where: () => PENDING_FILTERS.assignmentsToReview,
  },
  {
    id: 'reviews',
    module: 'reviews',
    collection: 'product-reviews',
    where: () => PENDING_FILTERS.reviewsToApprove,
  },
  {
    id: 'returns',
    module: 'orders',
    collection: 'returns',
    where: () => PENDING_FILTERS.returnsToDecide,
  },
  {
    id: 'referrals',
    module: 'referral',
    collection: 'referrals',
    where: () => PENDING_FILTERS.referralsToReview,
  },
  {
    id: 'payouts',
    module: 'referral',
    collection: 'payouts',
    where: () => PENDING_FILTERS.payoutsToPay,
  },
  // Each scheduled change counts for the module of its document.
  ...(
    [
      ['failedPages', 'pages', 'pages'],
      ['failedBlogs', 'blogs', 'blogs'],
      ['failedProducts', 'products', 'selling-products'],
    ] as const
  ).map(
    ([id, module, entity]): PendingWork => ({
      id,
      module,
      collection: 'scheduled-changes',
      where: () => ({ ...PENDING_FILTERS.failedChanges, entity: { equals: entity } }),
    }),
  ),
]

/** The kinds that the viewer can work on: view permission alone is not enough. */
export function pendingWorkOf(viewer: Viewer): PendingWork[] {
  const works = PENDING_WORK.filter(
    ({ module, collection }) => hasModule(viewer, module, 'edit') && canSeeAll(viewer, collection),
  )
  // A return has a row among the user requests; it counts once.
  if (!works.some(({ id }) => id === 'returns')) return works
  return works.map((work) =>
    work.id === 'requests' ? { ...work, where: () => PENDING_FILTERS.openRequestsWithoutReturns } : work,
  )
}

/** Rounds down to the hour, so that the links to filtered lists stay stable. */
const startOfHour = (now: number): number => Math.floor(now / 3_600_000) * 3_600_000

/** Number of waiting items of one kind. Skips access control: the caller has checked that the person may view the collection. */
export async function countPendingWork(
  payload: BasePayload,
  work: PendingWork,
  projects: readonly string[],
  now: number,
): Promise<number> {
  if (projects.length === 0) return 0
  const where: Where = { project: { in: [...projects] }, ...work.where(now) }
  return (await payload.db.count({ collection: work.collection, where })).totalDocs
}

/** Number of waiting items by module, for the navigation; modules without any are left out. */
export async function countPendingByModule(
  payload: BasePayload,
  works: readonly PendingWork[],
  projects: readonly string[],
  now: number,
): Promise<Counts> {
  const counts: Counts = {}
  for (const work of works) {
    const count = await countPendingWork(payload, work, projects, now)
    if (count > 0) counts[work.module] = (counts[work.module] ?? 0) + count
  }
  return counts
}
