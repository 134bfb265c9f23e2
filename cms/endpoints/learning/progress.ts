import {
  ClassQuerySchema,
  ClassStateResponseSchema,
  ExamDayBodySchema,
  ProgressBodySchema,
  ProgressResponseSchema,
} from '#domain/calls/learning/learning.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { textOf } from '#domain/text/textOf.ts'
import { setExamDay } from '../../operations/learning/examDay.ts'
import { findEntitlement } from '../../operations/learning/findEntitlement.ts'
import { locksOfClass } from '../../operations/learning/lockOfLecture.ts'
import { sessionOf } from '../../operations/learning/mediaOf.ts'
import { findClass, openLecture } from '../../operations/learning/openLecture.ts'
import { countPlaying } from '../../operations/learning/playingDevices.ts'
import { unmetOf } from '../../operations/learning/progressOf.ts'
import { reportProgress } from '../../operations/learning/reportProgress.ts'
import { defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'
import { refuseLocked } from './refuseLocked.ts'

const noAccess = () => refuse(textOf('noAccess'), 'noAccess', { httpStatus: 403 })

export const progress = defineCall({
  path: '/learn/progress',
  summary: 'Report how far the person is in a lecture',
  body: ProgressBodySchema,
  answer: ProgressResponseSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (!viewer) return signedOut()
    const { lecture: id, instead, ...report } = body
    const opened = await openLecture(req, project, { id: { equals: id } }, now)
    if (opened.state === 'locked') return refuseLocked(req, opened.lock)
    if (opened.state !== 'open' || !opened.entitlement) return noAccess()
    const { lecture } = opened
    const session = sessionOf(req)
    if (lecture.file && (instead || report.played.length > 0))
      await countPlaying(req.payload, { student: viewer.id, session, instead }, now)
    const row = await reportProgress(req.payload, project, {
      student: viewer.id,
      session,
      lecture,
      report,
      now,
    })
    return {
      apiSuccess: true as const,
      positionS: row.positionS,
      playedS: row.playedS,
      unmet: await unmetOf(req.payload, viewer.id, lecture, row),
    }
  },
})

export const classState = defineCall({
  path: '/learn/class',
  method: 'get',
  summary: 'Which lectures of a class are locked to the person, and why',
  body: ClassQuerySchema,
  answer: ClassStateResponseSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (!viewer) return signedOut()
    const found = await findClass(req, project, body.class)
    if (!found) return notFound()
    const klass = String(found.id)
    const entitlement = await findEntitlement(req.payload, viewer.id, { kind: 'class', target: klass }, now)
    if (!entitlement)
      return { apiSuccess: true as const, isEnrolled: false, locks: {}, hasExamRule: false, examOn: null }
    const of = { project: project.id, student: viewer.id, class: klass }
    const { locks, ...rest } = await locksOfClass(req.payload, of, now)
    return { apiSuccess: true as const, isEnrolled: true, locks: Object.fromEntries(locks), ...rest }
  },
})

export const examDay = defineCall({
  path: '/learn/examday',
  summary: 'Set the day of the exam that the person learns a class for',
  body: ExamDayBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (!viewer) return signedOut()
    const found = await findClass(req, project, body.class)
    if (!found) return notFound()
    const klass = String(found.id)
    if (!(await findEntitlement(req.payload, viewer.id, { kind: 'class', target: klass }, now)))
      return noAccess()
    await setExamDay(req.payload, { project: project.id, student: viewer.id, class: klass }, body.examOn)
    return succeed()
  },
})
