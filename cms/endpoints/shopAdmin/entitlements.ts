import { hasModule } from '#access/moduleRules.ts'
import { idOf } from '#database/idOf.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import {
  ChangeAccessBodySchema,
  ChangeAccessResponseSchema,
  FindAccessTargetsBodySchema,
  FindAccessTargetsResponseSchema,
  FindPeopleBodySchema,
  FindPeopleResponseSchema,
  GrantAccessBodySchema,
} from '#domain/calls/shopAdmin.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { Entitlement } from '#payload-types'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { type AccessChange, changeAccess } from '../../operations/entitlements/changeAccess.ts'
import { findAccessTargets } from '../../operations/entitlements/findAccessTargets.ts'
import { grantAccess } from '../../operations/entitlements/grantAccess.ts'
import { staffName } from '../../operations/orders/actorName.ts'
import { findStudents, studentOf } from '../../operations/orders/findStudents.ts'
import { staffProject } from '../../operations/orders/staffProject.ts'
import { findEditable } from '../../operations/panel/findRow.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

const EDITORS = { module: 'enrolments', toEdit: true } as const

const students = defineCall({
  path: '/enrolments/students',
  summary: 'Search students by phone, e-mail or name, to give them access',
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

const findable = defineCall({
  path: '/enrolments/things',
  summary: 'Search products and content to give access to, by kind and title',
  needs: EDITORS,
  audit: 'reads',
  body: FindAccessTargetsBodySchema,
  answer: FindAccessTargetsResponseSchema,
  handle: async ({ req, body }) => {
    const project = await staffProject(req)
    return project
      ? { ...succeed(), things: await findAccessTargets(req.payload, project, body) }
      : notFound()
  },
})

const give = defineCall({
  path: '/enrolments/give',
  summary: 'Give a student access; idempotent by key',
  needs: EDITORS,
  audit: { entity: 'entitlements', did: 'Gave a student access', action: 'create' },
  body: GrantAccessBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { student: id, kind, target, days, note, requestKey }, now }) => {
    const project = await staffProject(req)
    const student = project && (await studentOf(req.payload, project, id))
    if (!project || !student) return notFound()
    const what = { kind, target }
    const title = await grantAccess({
      payload: req.payload,
      project,
      student: String(student.id),
      what,
      days,
      requestKey,
      now,
    })
    if (title === null) return notFound()
    const name = staffName(student)
    await recordAudit(req, {
      action: 'create',
      entity: 'entitlements',
      entityTitle: title,
      project: project.id,
      now,
      summary: `Gave "${title}" to ${name}`,
      changes: [
        { path: 'student', before: null, after: String(student.id) },
        { path: 'days', before: null, after: days ?? 'no end' },
        { path: 'note', before: null, after: note || null },
      ],
    })
    return succeed(textOf('shop.accessGiven', { title, name }))
  },
})

const ACT_LABELS: Record<AccessChange['act'], string> = {
  extend: 'Extended',
  pause: 'Paused',
  resume: 'Resumed',
  revoke: 'Took back',
  restore: 'Gave again',
}
const TIMES = ['endsAt', 'pausedAt', 'revokedAt'] as const

const refusals = {
  noEnd: () => refuse(textOf('shop.accessNoEnd'), 'noEnd'),
  revoked: () => refuse(textOf('shop.accessRevoked'), 'tooLate'),
  same: () => refuse(textOf('shop.accessSame'), 'tooLate'),
  meanwhile: () => refuse(textOf('shop.meanwhile'), 'meanwhile', { httpStatus: 409 }),
}

const endsOf = ({ endsAt, pausedAt, revokedAt, rev }: Entitlement) => ({
  endsAt: endsAt ?? null,
  pausedAt: pausedAt ?? null,
  revokedAt: revokedAt ?? null,
  rev,
})

const change = defineCall({
  path: '/enrolments/change',
  summary: 'Extend, pause, resume, revoke or restore an entitlement',
  needs: EDITORS,
  audit: { entity: 'entitlements', did: 'Changed the access of a student', id: 'id' },
  body: ChangeAccessBodySchema,
  answer: ChangeAccessResponseSchema,
  handle: async ({ req, body: { id, rev, act, days = 0, note }, now }) => {
    const row = await findEditable(req, 'entitlements', id)
    if (!row) return notFound()
    const wanted: AccessChange = act === 'extend' ? { act, days } : { act }
    const changed = await changeAccess({ payload: req.payload, id, rev, change: wanted, now })
    if (!changed) return notFound()
    if (!changed.ok) return refusals[changed.reason]()
    const { before, now: after } = changed
    await recordAudit(req, {
      action: 'update',
      entity: 'entitlements',
      entityId: id,
      entityTitle: row.title,
      now,
      summary: `${ACT_LABELS[act]} access to "${row.title}"`,
      changes: [
        ...TIMES.filter((name) => before[name] !== after[name]).map((name) => ({
          path: name,
          before: before[name] ?? null,
          after: after[name] ?? null,
        })),
        ...(note ? [{ path: 'note', before: null, after: note }] : []),
      ],
      project: idOf(row.project) ?? null,
    })
    return { ...succeed(textOf('shop.accessChanged')), ...endsOf(after) }
  },
})

export const ENTITLEMENT_CALLS: Call[] = [students, findable, give, change]
