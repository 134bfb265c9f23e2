/** Collections whose documents can be scheduled. */
export const SCHEDULED_COLLECTIONS = ['pages', 'blogs', 'selling-products'] as const
export type ScheduledCollection = (typeof SCHEDULED_COLLECTIONS)[number]

export const SCHEDULE_ACTIONS = ['publish', 'unpublish'] as const
export type ScheduleAction = (typeof SCHEDULE_ACTIONS)[number]

export const SCHEDULE_STATES = ['pending', 'running', 'done', 'failed', 'cancelled'] as const
export type ScheduleState = (typeof SCHEDULE_STATES)[number]

export const SCHEDULED_LABELS: Record<ScheduledCollection, string> = {
  pages: 'page',
  blogs: 'blog post',
  'selling-products': 'product',
}

/** The modules of the panel that allow scheduling documents of a collection; any one is enough. */
export const MODULES_BY_SCHEDULED_COLLECTION: Record<ScheduledCollection, readonly string[]> = {
  pages: ['pages'],
  blogs: ['blogs'],
  'selling-products': ['products', 'subadminProducts'],
}
export const SCHEDULING_MODULES = Object.values(MODULES_BY_SCHEDULED_COLLECTION).flat()

type Settled = { state: ScheduleState; at: number }

/** The last change of a document that came due, if it failed. */
export function lastFailure<C extends Settled>(changes: readonly C[]): C | null {
  const last = changes
    .filter(({ state }) => state === 'done' || state === 'failed')
    .toSorted((a, b) => a.at - b.at)
    .at(-1)
  return last?.state === 'failed' ? last : null
}

/** How far ahead a change may be scheduled, ms: two years. */
export const SCHEDULE_AHEAD_MS = 2 * 366 * 86_400_000

type Row = { id: string; createdAt: string }

/** Of several pending changes of one kind for one document, all but the newest, which replaces them. */
export function supersededChanges<R extends Row>(pending: readonly R[]): R[] {
  const sorted = pending.toSorted(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id),
  )
  return sorted.slice(0, -1)
}
