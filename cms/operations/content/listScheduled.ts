import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import type { ScheduledView } from '#domain/calls/content.ts'
import type { ScheduledCollection, ScheduleState } from '#domain/content/schedule.ts'
import type { ScheduledChange } from '#payload-types'

/** Upper limit of changes in one list. */
const MAX_CHANGES = 500

type ScheduleQuery = {
  project: string
  /** Collections the person may see. */
  entities: ScheduledCollection[]
  /** Per collection, the ids of the only documents the person may see. */
  assigned?: Partial<Record<ScheduledCollection, readonly string[]>>
  /** ms since epoch, `to` exclusive */
  from?: number
  to?: number
  entityId?: string
  states?: readonly ScheduleState[]
}

/** Condition for scheduled changes of a collection's documents, limited to `ids` if given. */
function ofKind(entity: ScheduledCollection, ids: readonly string[] | undefined): Where {
  const own: Where = { entity: { equals: entity } }
  return ids ? { and: [own, { entityId: { in: [...ids] } }] } : own
}

const time = (iso: string | null | undefined): number | null => (iso ? Date.parse(iso) : null)

export const scheduledView = (change: ScheduledChange): ScheduledView => ({
  id: change.id,
  entity: change.entity,
  entityId: change.entityId,
  title: change.title,
  action: change.action,
  at: Date.parse(change.at),
  state: change.state,
  by: change.createdByName ?? null,
  doneAt: time(change.doneAt),
  problem: change.problem ?? null,
})

/** Past and pending scheduled changes, sorted by time; at most 500. */
export async function listScheduled(payload: BasePayload, wanted: ScheduleQuery): Promise<ScheduledView[]> {
  const { project, entities, assigned = {}, from, to, entityId, states } = wanted
  // An empty list of assigned documents matches none.
  const visible = entities.filter((entity) => assigned[entity]?.length !== 0)
  if (visible.length === 0) return []
  const conditions: Where[] = [
    { project: { equals: project } },
    { or: visible.map((entity) => ofKind(entity, assigned[entity])) },
  ]
  if (from !== undefined) conditions.push({ at: { greater_than_equal: new Date(from).toISOString() } })
  if (to !== undefined) conditions.push({ at: { less_than: new Date(to).toISOString() } })
  if (entityId) conditions.push({ entityId: { equals: entityId } })
  if (states) conditions.push({ state: { in: [...states] } })
  const rows = await readRows({
    payload,
    collection: 'scheduled-changes',
    where: { and: conditions },
    sort: ['at', 'createdAt'],
    limit: MAX_CHANGES,
  })
  return rows.map(scheduledView)
}
