import type { PayloadRequest } from 'payload'
import { assignmentLimit } from '#access/moduleRules.ts'
import {
  AttemptEventsQuerySchema,
  AttemptEventsResponseSchema,
  AttemptReasonBodySchema,
  ChangedAttemptsSchema,
  EndBodySchema,
  ExtendBodySchema,
  MessageBodySchema,
  ReopenBodySchema,
  StatusQuerySchema,
  StatusResponseSchema,
} from '#domain/calls/exams/attempts.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { textOf } from '#domain/text/textOf.ts'
import { type AttemptHead, readHead } from '../../operations/attempts/attemptHead.ts'
import { endByStaff } from '../../operations/attempts/endAttempt.ts'
import { examNow } from '../../operations/attempts/examClock.ts'
import type { PaperOutline } from '../../operations/attempts/findPaper.ts'
import { currentRelease } from '../../operations/attempts/loadRelease.ts'
import { attemptEvents } from '../../operations/attempts/staff/attemptEvents.ts'
import { extendAttempts, messageAttempts } from '../../operations/attempts/staff/changeRunning.ts'
import { findAttempts, targetsOf } from '../../operations/attempts/staff/findAttempts.ts'
import { paperStatus } from '../../operations/attempts/staff/paperStatus.ts'
import { acceptLate, cancelAttempt, reopenAttempt } from '../../operations/attempts/staff/reopenAttempt.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'
import { ACCOMMODATION_CALLS } from './accommodationCalls.ts'
import { exportPaperAnalysis } from './analysisCall.ts'
import { ATTEMPT_EDITORS as EDITORS, outlineOf, staffOf, ATTEMPT_VIEWERS as VIEWERS } from './staffScope.ts'

/** Writes what staff did and why into the audit log. */
const audited = (
  req: PayloadRequest,
  id: string | null,
  title: string,
  summary: string,
  reason: string | null,
) =>
  recordAudit(req, {
    action: 'update',
    entity: 'test-user-attempts',
    entityId: id,
    entityTitle: title,
    summary,
    ...(reason ? { changes: [{ path: 'reason', before: null, after: reason }] } : {}),
    now: new Date(),
  })

/** Whether a person limited to assigned series may see this paper. */
function isAssigned(req: PayloadRequest, { kind, series }: PaperOutline): boolean {
  const limit = assignmentLimit(req, 'test-user-attempts')
  return kind === 'quizzes' || !limit || (series !== null && limit.ids.includes(series.id))
}

const status = defineCall({
  path: '/attempts/status',
  method: 'get',
  summary: 'Who is in a paper or quiz, on which question, last save, answers and flags',
  needs: VIEWERS,
  body: StatusQuerySchema,
  answer: StatusResponseSchema,
  handle: async ({ req, body: { paper } }) => {
    const outline = await outlineOf(req, paper)
    if (!outline || !isAssigned(req, outline)) return notFound()
    const [release, rows] = await Promise.all([currentRelease(req.payload, paper), paperStatus(req, paper)])
    const { title, kind } = outline
    return { ...succeed(), title, kind, questionCount: release?.questionCount ?? 0, rows, now: examNow() }
  },
})

const nameOfTarget = (target: { attempt: string } | { paper: string }): string =>
  'attempt' in target ? target.attempt : target.paper

const extend = defineCall({
  path: '/attempts/extend',
  summary: 'Give more minutes to one running attempt or to all of a paper; idempotent by key',
  needs: EDITORS,
  audit: { entity: 'test-user-attempts', did: 'Extended attempts' },
  body: ExtendBodySchema,
  answer: ChangedAttemptsSchema,
  handle: async ({ req, body: { target, ...extension } }) => {
    const ids = await targetsOf(req, target)
    const changed = await extendAttempts(req.payload, ids, extension, staffOf(req), examNow())
    if (changed === 0) return refuse(textOf('attempt.extendedNobody'), 'nobody')
    const { minutes, reason } = extension
    await audited(
      req,
      nameOfTarget(target),
      'Attempts',
      `Added ${minutes} minutes to ${changed} attempts`,
      reason,
    )
    return { ...succeed(textOf('attempt.extended', { minutes, count: changed })), changed }
  },
})

const message = defineCall({
  path: '/attempts/message',
  summary: 'Tell the student of a running attempt something, or all students in a paper; idempotent by key',
  needs: EDITORS,
  audit: { entity: 'test-user-attempts', did: 'Sent a message to students in a test' },
  body: MessageBodySchema,
  answer: ChangedAttemptsSchema,
  handle: async ({ req, body: { target, ...words } }) => {
    const ids = await targetsOf(req, target)
    const changed = await messageAttempts(req.payload, ids, words, staffOf(req), examNow())
    if (changed === 0) return refuse(textOf('attempt.extendedNobody'), 'nobody')
    await audited(
      req,
      nameOfTarget(target),
      'Attempts',
      `Told ${changed} students in a test: ${words.text}`,
      null,
    )
    return { ...succeed(textOf('attempt.messageSent', { count: changed })), changed }
  },
})

const end = defineCall({
  path: '/attempts/end',
  summary: 'End one running attempt now, or all of a paper',
  needs: EDITORS,
  audit: { entity: 'test-user-attempts', did: 'Ended attempts' },
  body: EndBodySchema,
  answer: ChangedAttemptsSchema,
  handle: async ({ req, body: { target, reason } }) => {
    const by = { actorId: staffOf(req).id, reason }
    let changed = 0
    for (const id of await targetsOf(req, target))
      if ((await endByStaff(req.payload, id, by, examNow())).isMoved) changed++
    if (changed === 0) return refuse(textOf('attempt.extendedNobody'), 'nobody')
    await audited(req, nameOfTarget(target), 'Attempts', `Ended ${changed} attempts`, reason)
    return { ...succeed(textOf('attempt.ended', { count: changed })), changed }
  },
})

/** One attempt that the requesting staff may see or change. */
async function attemptIn(
  req: PayloadRequest,
  id: string,
  need: 'view' | 'edit',
): Promise<AttemptHead | null> {
  const [found] = await findAttempts(req, need, { id: { equals: id } }, ['id'])
  return found ? readHead(req.payload, String(found.id)) : null
}

const reopen = defineCall({
  path: '/attempts/reopen',
  summary: 'Reopen an attempt that is over, for so many minutes and a reason',
  needs: EDITORS,
  audit: { entity: 'test-user-attempts', did: 'Reopened an attempt', id: 'attempt' },
  body: ReopenBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { attempt, minutes, reason } }) => {
    const head = await attemptIn(req, attempt, 'edit')
    if (!head) return notFound()
    const because = { staff: staffOf(req), reason }
    if (!(await reopenAttempt(req.payload, head, minutes, because, examNow())))
      return refuse(textOf('attempt.notOver'), 'meanwhile')
    await audited(req, attempt, head.title, `Reopened an attempt for ${minutes} minutes`, reason)
    return succeed(textOf('attempt.reopened', { minutes }))
  },
})

const late = defineCall({
  path: '/attempts/acceptlate',
  summary: 'Let the late answers of an attempt count that have arrived so far',
  needs: EDITORS,
  audit: { entity: 'test-user-attempts', did: 'Accepted late answers', id: 'attempt' },
  body: AttemptReasonBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { attempt, reason } }) => {
    const head = await attemptIn(req, attempt, 'edit')
    if (!head) return notFound()
    if (!(await acceptLate(req.payload, head, { staff: staffOf(req), reason }, examNow())))
      return refuse(textOf('attempt.notOver'), 'meanwhile')
    await audited(req, attempt, head.title, 'Accepted late answers of an attempt', reason)
    return succeed(textOf('attempt.lateAccepted'))
  },
})

const cancel = defineCall({
  path: '/attempts/cancel',
  summary: 'Cancel an attempt: it counts for nothing',
  needs: EDITORS,
  audit: { entity: 'test-user-attempts', did: 'Cancelled an attempt', id: 'attempt' },
  body: AttemptReasonBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { attempt, reason } }) => {
    const head = await attemptIn(req, attempt, 'edit')
    if (!head) return notFound()
    if (!(await cancelAttempt(req.payload, attempt, { staff: staffOf(req), reason }, examNow())))
      return refuse(textOf('attempt.notCancelled'), 'meanwhile')
    await audited(req, attempt, head.title, 'Cancelled an attempt', reason)
    return succeed(textOf('attempt.cancelled'))
  },
})

const events = defineCall({
  path: '/attempts/events',
  method: 'get',
  summary: 'What happened in an attempt: moves, takeovers, minutes, messages, and what its hall watched',
  needs: VIEWERS,
  body: AttemptEventsQuerySchema,
  answer: AttemptEventsResponseSchema,
  handle: async ({ req, body: { attempt } }) => {
    const head = await attemptIn(req, attempt, 'view')
    return head ? { ...succeed(), events: await attemptEvents(req.payload, head) } : notFound()
  },
})

/** Calls of staff who watch over tests. */
export const ATTEMPT_STAFF_CALLS: Call[] = [
  status,
  extend,
  message,
  end,
  reopen,
  late,
  cancel,
  events,
  exportPaperAnalysis,
  ...ACCOMMODATION_CALLS,
]
