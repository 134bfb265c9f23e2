import type { BasePayload, Where } from 'payload'
import { MODULES } from '#access/modules.ts'
import type { Viewer } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import { type ActivityFilter, filterTimes } from '#domain/panel/activityFilter.ts'
import { collectionGrant } from '#domain/roles/collectionGrant.ts'
import type { AuditLog } from '#payload-types'
import type { SelectedProject } from './selectedProject.ts'

const MAX_LATEST = 6
export const ACTIVITIES_PER_PAGE = 50

/** An audit entry as the activity feed shows it, without the changed values. */
export type Activity = Pick<AuditLog, 'id' | 'at' | 'actorName' | 'action' | 'summary'> & {
  /** Time zone of the entry's project. */
  timeZone: string
}

/** Collections whose activities a viewer may see; null for all. */
export const shownEntities = (viewer: Viewer): string[] | null =>
  viewer.isAdmin
    ? null
    : MODULES.flatMap(({ collections }) => collections).filter(
        (slug) => collectionGrant(viewer, slug, MODULES).view === 'all',
      )

/** Condition for the entries of the selected projects (all projects include entries without one). People who are not admins only see entries of collections they may view completely. */
function ofSelected({ isAll, projects }: SelectedProject, viewer: Viewer): Where {
  const where: Where = isAll ? {} : { project: { equals: projects[0]?.id ?? '' } }
  const entities = shownEntities(viewer)
  if (entities === null) return where
  return { and: [where, { entity: { in: entities } }, { action: { not_in: ['level', 'access', 'viewAs'] } }] }
}

function filtered(filter: ActivityFilter, timeZone: string): Where[] {
  const { from, to } = filterTimes(filter, timeZone)
  return [
    ...(filter.who ? [{ actorName: { contains: filter.who } }] : []),
    ...(filter.action ? [{ action: { equals: filter.action } }] : []),
    ...(filter.what ? [{ entity: { equals: filter.what } }] : []),
    ...(from === null ? [] : [{ at: { greater_than_equal: new Date(from).toISOString() } }]),
    ...(to === null ? [] : [{ at: { less_than: new Date(to).toISOString() } }]),
  ]
}

const toActivity =
  (selected: SelectedProject) =>
  ({ id, at, actorName, action, summary, project }: AuditLog): Activity => ({
    id,
    at,
    actorName,
    action,
    summary,
    timeZone: selected.choices.find((choice) => choice.id === idOf(project))?.timeZone ?? selected.timeZone,
  })

/** The newest entries. Skips access control: the caller has checked the module. */
export async function latestActivities(
  payload: BasePayload,
  selected: SelectedProject,
  viewer: Viewer,
): Promise<Activity[]> {
  const where = ofSelected(selected, viewer)
  const { docs } = await payload.db.find<AuditLog>({
    collection: 'audit-logs',
    where,
    sort: '-at',
    limit: MAX_LATEST,
    pagination: false,
  })
  return docs.map(toActivity(selected))
}

/** One page of the entries that match a filter, newest first; `page` counts from 1. */
export async function activitiesPage(
  payload: BasePayload,
  selected: SelectedProject,
  viewer: Viewer,
  page: number,
  filter: ActivityFilter = {},
) {
  const where: Where = { and: [ofSelected(selected, viewer), ...filtered(filter, selected.timeZone)] }
  const { totalDocs: total } = await payload.db.count({ collection: 'audit-logs', where })
  const pages = Math.max(1, Math.ceil(total / ACTIVITIES_PER_PAGE))
  const shownPage = Math.min(Math.max(1, page), pages)
  const { docs } = await payload.db.find<AuditLog>({
    collection: 'audit-logs',
    where,
    sort: '-at',
    limit: ACTIVITIES_PER_PAGE,
    page: shownPage,
    pagination: true,
  })
  return { activities: docs.map(toActivity(selected)), total, pages, page: shownPage }
}
