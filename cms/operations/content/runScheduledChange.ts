import { type BasePayload, createLocalReq, type Where } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { SCHEDULED_LABELS, type ScheduleAction, type ScheduledCollection } from '#domain/content/schedule.ts'
import { SCHEDULE_TEXTS } from '#domain/content/scheduleTexts.ts'
import { auditRow } from '#hooks/audit/writeAudit.ts'
import type { ScheduledChange } from '#payload-types'
import { notifyAdmins } from '../notifications/notifyAdmins.ts'
import { actingUser } from './actingUser.ts'
import { mayEdit } from './mayEdit.ts'
import { publishProblem } from './publishProblem.ts'

/** A permanent failure; the message is shown to editors. */
class Impossible extends Error {}

const RETRY_FOR_MS = 10 * 60_000

/**
 * Carries out a claimed scheduled change: publishes the latest draft, or unpublishes the page, if the person who scheduled it still has
 * the right to. Idempotent: a document already in the wanted state is left alone, and the audit entry has a unique key. A permanent
 * failure marks the change failed and notifies admins; a server error is thrown for a retry, up to 10 minutes after the change was due.
 */
export async function runScheduledChange(
  payload: BasePayload,
  change: ScheduledChange,
  now: Date,
): Promise<void> {
  const own: Where = {
    and: [
      { id: { equals: change.id } },
      { state: { equals: 'running' } },
      { leasedUntil: { equals: change.leasedUntil } },
    ],
  }
  const end = (data: Partial<ScheduledChange>) =>
    conditionalUpdate({
      payload,
      collection: 'scheduled-changes',
      where: own,
      data: { ...data, doneAt: now.toISOString() } as never,
    })
  try {
    await apply(payload, change, now)
    await end({ state: 'done' })
  } catch (err) {
    const reason = err instanceof Impossible ? err.message : publishProblem(err)
    if (!reason && now.getTime() - Date.parse(change.at) < RETRY_FOR_MS) throw err
    const problem = (reason ?? SCHEDULE_TEXTS.someFault).slice(0, 500)
    if (!(await end({ state: 'failed', problem }))) return
    if (!reason) payload.logger.error({ msg: 'a scheduled change failed', change: change.id, err })
    await notifyAdmins(payload, {
      project: String(idOf(change.project)),
      kind: 'message',
      title: SCHEDULE_TEXTS.failedTitle[change.action].replace('{title}', change.title),
      text: problem,
      dedupeKey: `scheduled:${change.id}`,
      now,
    })
  }
}

async function apply(payload: BasePayload, change: ScheduledChange, now: Date): Promise<void> {
  const { entity, entityId, action, title } = change
  const project = await projectOfChange(payload, change)
  const user = await actingUser(payload, idOf(change.createdBy), project)
  if (!user) throw new Impossible(SCHEDULE_TEXTS.personGone)
  const req = await createLocalReq({ user: user as never, context: { project, skipAudit: true } }, payload)
  const found = await readRow({ payload, collection: entity, where: ownDocument(entityId, project.id) })
  if (!found) throw new Impossible(SCHEDULE_TEXTS.documentGone)
  if (!(await mayEdit(req, entity, entityId))) throw new Impossible(SCHEDULE_TEXTS.rightGone)
  if (!(await isInState(payload, entity, entityId, action, found._status ?? 'draft'))) {
    await payload.update({
      collection: entity,
      id: entityId,
      data: { _status: action === 'publish' ? 'published' : 'draft' } as never,
      depth: 0,
      overrideAccess: true, // the access of the person who scheduled it was just checked
      req,
    })
  }
  const label = SCHEDULED_LABELS[entity]
  const words = SCHEDULE_TEXTS.done[action].replace('{label}', label).replace('{title}', title)
  await insertIfAbsent({
    payload,
    collection: 'audit-logs',
    data: {
      ...auditRow(req, {
        action,
        entity,
        entityId,
        entityTitle: title,
        summary: words,
        project: project.id,
        now,
      }),
      key: `scheduled:${change.id}`,
    },
  })
}

const ownDocument = (id: string, project: string): Where => ({
  and: [{ id: { equals: id } }, { project: { equals: project } }],
})

async function projectOfChange(payload: BasePayload, change: ScheduledChange): Promise<RequestProject> {
  const id = idOf(change.project)
  const project = await readRow({ payload, collection: 'projects', where: { id: { equals: id } } })
  if (!project) throw new Impossible(SCHEDULE_TEXTS.documentGone)
  return { id: String(project.id), slug: project.slug }
}

/** Whether nothing is left to do: published without a newer draft, or unpublished. */
async function isInState(
  payload: BasePayload,
  entity: ScheduledCollection,
  id: string,
  action: ScheduleAction,
  status: string,
): Promise<boolean> {
  if (action === 'unpublish') return status === 'draft'
  if (status !== 'published') return false
  const { docs } = await payload.db.findVersions<{ _status?: string }>({
    collection: entity,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
  })
  return docs[0]?.version._status === 'published'
}
