import type { PayloadRequest } from 'payload'
import { conditionalUpdate, insertIfAbsent, readRows } from '#database/guard.ts'
import {
  SCHEDULED_LABELS,
  type ScheduleAction,
  type ScheduledCollection,
  type ScheduleState,
  supersededChanges,
} from '#domain/content/schedule.ts'
import { SCHEDULE_TEXTS } from '#domain/content/scheduleTexts.ts'
import type { ScheduledChange } from '#payload-types'
import { recordAudit } from '../audit/recordAudit.ts'
import { localMoment } from './projectZone.ts'

type NewChange = {
  /** Id of the project. */
  project: string
  entity: ScheduledCollection
  entityId: string
  title: string
  action: ScheduleAction
  /** ms since epoch */
  at: number
  now: Date
}

/**
 * Schedules a change of a document; the caller has checked edit access. At most one change per document and action is pending: the newest
 * replaces earlier ones, also when several arrive concurrently, and those that failed.
 */
export async function scheduleChange(req: PayloadRequest, wanted: NewChange): Promise<ScheduledChange> {
  const { payload } = req
  const { project, entity, entityId, title, action, at, now } = wanted
  const change = await insertIfAbsent({
    payload,
    collection: 'scheduled-changes',
    data: {
      project,
      entity,
      entityId,
      title: title.slice(0, 200),
      action,
      at: new Date(at).toISOString(),
      state: 'pending',
      createdBy: req.user?.id,
      createdByName: req.user?.name?.slice(0, 120) ?? null,
    },
  })
  if (!change) throw new Error('a scheduled change was not stored')
  const open = await readRows({
    payload,
    collection: 'scheduled-changes',
    where: {
      and: [
        { entity: { equals: entity } },
        { entityId: { equals: entityId } },
        { action: { equals: action } },
        { state: { in: OPEN } },
      ],
    },
    sort: ['createdAt'],
    limit: 50,
  })
  const [pending, failed] = [open.filter(isPending), open.filter((one) => !isPending(one))]
  for (const { id } of [...supersededChanges(pending), ...failed]) await endChange(req, id)
  const label = SCHEDULED_LABELS[entity]
  await recordAudit(req, {
    action: 'schedule',
    entity,
    entityId,
    entityTitle: title,
    summary: SCHEDULE_TEXTS.requested[action].replace('{label}', label).replace('{title}', title),
    changes: [{ path: 'at', after: await localMoment(payload, project, at) }],
    project,
    now,
  })
  return change
}

/** Changes that are pending, or that failed and were not dismissed. */
const OPEN: ScheduleState[] = ['pending', 'failed']
const isPending = ({ state }: ScheduledChange): boolean => state === 'pending'

/** Cancels a pending change, or dismisses a failed one; null when it was already carried out or ended. */
export const endChange = (req: PayloadRequest, id: string): Promise<ScheduledChange | null> =>
  conditionalUpdate({
    payload: req.payload,
    collection: 'scheduled-changes',
    where: { and: [{ id: { equals: id } }, { state: { in: OPEN } }] },
    data: { state: 'cancelled' },
  })
