import { assignmentLimit, hasModule } from '#access/moduleRules.ts'
import { conditionalUpdate } from '#database/guard.ts'
import {
  AccommodateBodySchema,
  ChangedAttemptsSchema,
  EndAccommodationBodySchema,
} from '#domain/calls/exams/attempts.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { FindPeopleBodySchema, FindPeopleResponseSchema } from '#domain/calls/shopAdmin.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { Batch } from '#payload-types'
import { examNow } from '../../operations/attempts/examClock.ts'
import { accommodate as grant } from '../../operations/attempts/staff/accommodate.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { findStudents, studentOf } from '../../operations/orders/findStudents.ts'
import { staffProject } from '../../operations/orders/staffProject.ts'
import { findEditable } from '../../operations/panel/findRow.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { forbidden, notFound } from '../refusals.ts'
import { succeed } from '../responses.ts'
import { outlineOf, staffOf } from './staffScope.ts'

const EDITORS = { module: 'testPaperStatus', toEdit: true } as const

const students = defineCall({
  path: '/attempts/students',
  summary: 'Search students by phone, e-mail or name, to grant them an accommodation',
  needs: EDITORS,
  audit: 'reads',
  body: FindPeopleBodySchema,
  answer: FindPeopleResponseSchema,
  handle: async ({ req, viewer, body: { text } }) => {
    const project = await staffProject(req)
    if (!project) return notFound()
    const isOpen = hasModule(viewer, 'users')
    return { ...succeed(), students: await findStudents(req.payload, { project, text, isOpen }) }
  },
})

const accommodate = defineCall({
  path: '/attempts/accommodate',
  summary: 'Grant a person or a batch more time and the like, also in attempts that are running',
  needs: EDITORS,
  audit: { entity: 'accommodations', did: 'Granted an accommodation', action: 'create' },
  body: AccommodateBodySchema,
  answer: ChangedAttemptsSchema,
  handle: async ({ req, body: { whom, paper: paperId, grants, reason } }) => {
    const project = await staffProject(req)
    const paper = paperId === null ? null : await outlineOf(req, paperId)
    if (!project || (paperId !== null && !paper)) return notFound()
    // For all papers only people who see all series may grant.
    const limit = assignmentLimit(req, 'accommodations')
    if (limit && !(paper?.series && limit.ids.includes(paper.series.id))) return forbidden()
    const isKnown =
      'student' in whom
        ? await studentOf(req.payload, project, whom.student)
        : await req.payload.db.findOne<Batch>({
            collection: 'batches',
            where: { and: [{ id: { equals: whom.batch } }, { project: { equals: project.id } }] },
          })
    if (!isKnown) return notFound()
    const granting = { project: project.id, whom, paper, grants, reason, staff: staffOf(req), now: examNow() }
    const changed = await grant(req.payload, granting)
    await recordAudit(req, {
      action: 'create',
      entity: 'accommodations',
      entityTitle: paper?.title ?? 'All papers',
      now: new Date(),
      summary: 'Granted an accommodation',
      changes: [
        { path: 'whom', before: null, after: whom },
        { path: 'grants', before: null, after: grants },
        { path: 'reason', before: null, after: reason },
      ],
    })
    return { ...succeed(textOf('attempt.accommodated', { count: changed })), changed }
  },
})

const endAccommodation = defineCall({
  path: '/attempts/endaccommodation',
  summary: 'End an accommodation for attempts that start from now on',
  needs: EDITORS,
  audit: { entity: 'accommodations', did: 'Ended an accommodation', id: 'accommodation' },
  body: EndAccommodationBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { accommodation, reason }, now }) => {
    const row = await findEditable(req, 'accommodations', accommodation)
    if (!row) return notFound()
    await conditionalUpdate({
      payload: req.payload,
      collection: 'accommodations',
      where: { and: [{ id: { equals: accommodation } }, { endedAt: { exists: false } }] },
      data: { endedAt: now.toISOString() },
    })
    await recordAudit(req, {
      action: 'update',
      entity: 'accommodations',
      entityId: accommodation,
      now,
      entityTitle: row.reason,
      summary: 'Ended an accommodation',
      changes: [{ path: 'reason', before: null, after: reason }],
    })
    return succeed(textOf('attempt.accommodationEnded'))
  },
})

/** Calls of staff who grant accommodations. */
export const ACCOMMODATION_CALLS: Call[] = [students, accommodate, endAccommodation]
