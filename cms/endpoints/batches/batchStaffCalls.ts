import { z } from 'zod'
import { allOf, inProject } from '#access/compose.ts'
import { hasModule, viewersOf } from '#access/moduleRules.ts'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import {
  BatchBodySchema,
  BatchDeskResponseSchema,
  BatchReportResponseSchema,
  MoveStudentBodySchema,
} from '#domain/calls/batches.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { isTeacherOf } from '#domain/live/teachers.ts'
import { batchAssignedNotification } from '#domain/notifications/batchNotification.ts'
import { literalText, textOf } from '#domain/text/textOf.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { batchDesk, batchTeachers } from '../../operations/batches/batchDesk.ts'
import { findBatch } from '../../operations/batches/batchesOfProduct.ts'
import { capacities } from '../../operations/batches/capacity.ts'
import { moveStudent } from '../../operations/batches/moveStudent.ts'
import { notify } from '../../operations/notifications/notify.ts'
import { findEditable, findViewable } from '../../operations/panel/findRow.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

const MAX_BATCHES = 500

const desk = defineCall({
  path: '/seats/desk',
  method: 'get',
  summary: 'The seats, students, attendance, waitlist and clashes of a batch',
  body: BatchBodySchema,
  answer: BatchDeskResponseSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (!viewer) return signedOut()
    const found = await findBatch(req.payload, project.id, body.batch)
    if (!found) return notFound()
    const { batch, pool } = found
    const isTeacher = isTeacherOf(viewer, batchTeachers(batch))
    const isAllowed =
      isTeacher || (hasModule(viewer, 'classes') && (await findViewable(req, 'batches', body.batch)))
    if (!isAllowed) return notFound()
    return { ...succeed(), ...(await batchDesk(req.payload, batch, pool, now)) }
  },
})

const report = defineCall({
  path: '/seats/report',
  method: 'get',
  summary: 'The seats of all batches that are not over',
  needs: { module: 'classes' },
  body: z.object({}),
  answer: BatchReportResponseSchema,
  handle: async ({ req, now }) => {
    const extent = allOf(viewersOf('batches'), inProject)({ req })
    if (extent === false) return { ...succeed(), batches: [] }
    const isRunning = {
      or: [{ endsOn: { exists: false } }, { endsOn: { greater_than_equal: now.toISOString() } }],
    }
    const rows = await readRows({
      payload: req.payload,
      collection: 'batches',
      sort: ['startsOn'],
      limit: MAX_BATCHES,
      where: extent === true ? isRunning : { and: [extent, isRunning] },
    })
    return { ...succeed(), batches: await capacities(req.payload, rows) }
  },
})

const move = defineCall({
  path: '/seats/move',
  summary: 'Give a student a seat in a batch, or in another one',
  needs: { module: 'enrolments', toEdit: true },
  audit: { entity: 'entitlements', did: 'Moved a student to another batch', id: 'entitlement' },
  body: MoveStudentBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, body, now }) => {
    const access = await findEditable(req, 'entitlements', body.entitlement)
    const found = access && (await findBatch(req.payload, project.id, body.batch))
    if (!access || !found || access.kind !== 'product') return notFound()
    const { batch } = found
    const before = idOf(access.batch) ?? null
    if (idOf(batch.product) !== access.target || before === body.batch) return notFound()
    const named = { title: literalText(batch.title, batch.hindiTitle) }
    const moved = await moveStudent(req.payload, { id: access.id, rev: body.rev }, body.batch, now)
    if (moved === 'full') return refuse(textOf('batchFull', named), 'batchFull')
    if (moved === 'meanwhile') return refuse(textOf('shop.meanwhile'), 'meanwhile', { httpStatus: 409 })
    await notify(req.payload, {
      project: project.id,
      user: idOf(access.student) as string,
      kind: 'message',
      now,
      ...batchAssignedNotification(batch),
      dedupeKey: `batch:${access.id}:${body.rev}`,
    })
    await recordAudit(req, {
      action: 'update',
      entity: 'entitlements',
      entityId: String(access.id),
      entityTitle: access.title,
      summary: `Moved a student of "${access.title}" to "${batch.title}"`,
      changes: [{ path: 'batch', before, after: body.batch }],
      project: project.id,
      now,
    })
    return succeed(textOf('shop.batchMoved', named))
  },
})

export const BATCH_STAFF_CALLS: Call[] = [desk, report, move]
