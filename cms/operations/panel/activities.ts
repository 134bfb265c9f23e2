import type { BasePayload, Where } from 'payload'
import { MODULES } from '#access/modules.ts'
import type { Viewer } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
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

/** Condition for the entries of the selected projects (all projects include entries without one). People who are not admins only see entries of collections they may view completely. */
function inScope({ isAll, projects }: SelectedProject, viewer: Viewer): Where {
  const scope: Where = isAll ? {} : { project: { equals: projects[0]?.id ?? '' } }
  if (viewer.isAdmin) return scope
  const seen = MODULES.flatMap(({ collections }) => collections).filter(
    (slug) => collectionGrant(viewer, slug, MODULES).view === 'all',
  )
  return { ...scope, entity: { in: seen }, action: { not_in: ['level', 'access', 'viewAs'] } }
}

const toActivity =
  (scope: SelectedProject) =>
  ({ id, at, actorName, action, summary, project }: AuditLog): Activity => ({
    id,
    at,
    actorName,
    action,
    summary,
    timeZone: scope.choices.find((choice) => choice.id === idOf(project))?.timeZone ?? scope.timeZone,
  })

/** The newest entries. Skips access control: the caller has checked the module. */
export async function latestActivities(
  payload: BasePayload,
  scope: SelectedProject,
  viewer: Viewer,
): Promise<Activity[]> {
  const where = inScope(scope, viewer)
  const { docs } = await payload.db.find<AuditLog>({
    collection: 'audit-logs',
    where,
    sort: '-at',
    limit: MAX_LATEST,
    pagination: false,
  })
  return docs.map(toActivity(scope))
}

/** One page of all entries, newest first; `page` counts from 1. */
export async function activitiesPage(
  payload: BasePayload,
  scope: SelectedProject,
  viewer: Viewer,
  page: number,
) {
  const where = inScope(scope, viewer)
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
  return { activities: docs.map(toActivity(scope)), total, pages, page: shownPage }
}
