import type { PayloadRequest, Where } from 'payload'
import { assignmentLimit } from '#access/moduleRules.ts'
import type { Viewer } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import {
  ScheduleBodySchema,
  ScheduledQuerySchema,
  ScheduledResponseSchema,
  ScheduleResponseSchema,
  UnscheduleBodySchema,
} from '#domain/calls/content.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import {
  MODULES_BY_SCHEDULED_COLLECTION,
  SCHEDULE_AHEAD_MS,
  SCHEDULED_COLLECTIONS,
  SCHEDULED_LABELS,
  SCHEDULING_MODULES,
  type ScheduledCollection,
} from '#domain/content/schedule.ts'
import { renderText } from '#domain/text/renderText.ts'
import { textOf } from '#domain/text/textOf.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { hasScheduleModule } from '../../operations/content/hasScheduleModule.ts'
import { listScheduled, scheduledView } from '../../operations/content/listScheduled.ts'
import { mayEdit } from '../../operations/content/mayEdit.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { endChange, scheduleChange } from '../../operations/content/scheduleChange.ts'
import { unfilledFields } from '../../operations/content/unfilledFields.ts'
import { defineCall, missingRight } from '../defineCall.ts'
import { forbidden, notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

/** Collections with scheduled changes that the viewer's modules include. */
const collectionsShownTo = (viewer: Viewer | null): ScheduledCollection[] =>
  SCHEDULED_COLLECTIONS.filter((entity) => hasScheduleModule(viewer, entity))

/** Title of the document's latest draft, or null when there is none of this project. */
async function titleOf(
  req: PayloadRequest,
  project: string,
  entity: ScheduledCollection,
  id: string,
): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: entity,
    draft: true,
    where: { and: [{ id: { equals: id } }, { project: { equals: project } }] },
    select: { title: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs[0] ? docs[0].title || 'Untitled' : null
}

export const schedule = defineCall({
  path: '/content/schedule',
  summary: 'Publish a page, blog post or product at a time, or take it offline',
  needs: { module: SCHEDULING_MODULES, toEdit: true },
  audit: { entity: 'scheduled-changes', did: 'Scheduled a change' },
  body: ScheduleBodySchema,
  answer: ScheduleResponseSchema,
  handle: async ({ req, project: { id: host }, viewer, body, now }) => {
    const { entity, id, action, at } = body
    const project = projectIdOf(req) ?? host
    const lacking = missingRight(viewer, { module: MODULES_BY_SCHEDULED_COLLECTION[entity], toEdit: true })
    if (lacking) return lacking
    if (at <= now.getTime()) return refuse(textOf('schedule.past'), 'past')
    if (at > now.getTime() + SCHEDULE_AHEAD_MS) return refuse(textOf('schedule.tooFar'), 'tooFar')
    const title = await titleOf(req, project, entity, id)
    if (title === null) return notFound()
    if (!(await mayEdit(req, entity, id))) return forbidden()
    const change = await scheduleChange(req, { project, entity, entityId: id, title, action, at, now })
    const unfilled = action === 'publish' ? await unfilledFields(req, entity, id) : []
    return { ...succeed(textOf('schedule.scheduled')), change: scheduledView(change), unfilled }
  },
})

export const unschedule = defineCall({
  path: '/content/unschedule',
  summary: 'Cancel a scheduled change that has not begun, or dismiss one that failed',
  needs: { module: SCHEDULING_MODULES, toEdit: true },
  audit: { entity: 'scheduled-changes', did: 'Cancelled a scheduled change', id: 'id' },
  body: UnscheduleBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project: { id: host }, viewer, body, now }) => {
    const project = projectIdOf(req) ?? host
    const where: Where = { and: [{ id: { equals: body.id } }, { project: { equals: project } }] }
    const change = await readRow({ payload: req.payload, collection: 'scheduled-changes', where })
    if (!change) return notFound()
    const { entity, entityId, title } = change
    const lacking = missingRight(viewer, { module: MODULES_BY_SCHEDULED_COLLECTION[entity], toEdit: true })
    if (lacking) return lacking
    if (!(await mayEdit(req, entity, entityId))) return forbidden()
    if (!(await endChange(req, change.id))) return refuse(textOf('schedule.notPending'), 'meanwhile')
    const isFailed = change.state === 'failed'
    const label = SCHEDULED_LABELS[entity]
    await recordAudit(req, {
      action: 'schedule',
      entity,
      entityId,
      entityTitle: title,
      summary: renderText(
        'en',
        textOf(isFailed ? 'schedule.dismissed' : 'schedule.withdrawn', { label, title }),
      ),
      project,
      now,
    })
    return { apiSuccess: true, message: textOf(isFailed ? 'schedule.ended' : 'schedule.cancelled') }
  },
})

export const scheduled = defineCall({
  path: '/content/scheduled',
  method: 'get',
  summary: 'Past and future scheduled changes, by time',
  needs: { module: SCHEDULING_MODULES },
  body: ScheduledQuerySchema,
  answer: ScheduledResponseSchema,
  handle: async ({ req, project: { id: host }, viewer, body }) => {
    const project = projectIdOf(req) ?? host
    const entities = collectionsShownTo(viewer).filter((entity) => !body.entity || entity === body.entity)
    const changes = await listScheduled(req.payload, {
      project,
      entities,
      assigned: { 'selling-products': assignmentLimit(req, 'selling-products')?.ids },
      from: body.from,
      to: body.to,
      entityId: body.id,
      states: body.state ? [body.state] : undefined,
    })
    return { apiSuccess: true as const, timeZone: await projectZone(req.payload, project), changes }
  },
})
