import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import {
  AssignmentQuerySchema,
  AssignmentResponseSchema,
  HandInBodySchema,
  ReviewBodySchema,
} from '#domain/calls/learning/assignments.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { Lecture } from '#payload-types'
import { completeAccepted } from '../../operations/assignments/completeAccepted.ts'
import { notifyReviewed } from '../../operations/assignments/notifyReviewed.ts'
import {
  assignmentView,
  handIn as handInAnswer,
  maxFiles,
  maxMarksOf,
  reviewSubmission,
  submissionOf,
} from '../../operations/assignments/submissions.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { openLecture } from '../../operations/learning/openLecture.ts'
import { findEditable } from '../../operations/panel/findRow.ts'
import { type CallContext, defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'
import { type Refusal, refuse, succeed } from '../responses.ts'
import { refuseLocked } from './refuseLocked.ts'

type Opening = Pick<CallContext<unknown>, 'req' | 'project' | 'viewer' | 'now'>

/** An assignment that the person may answer, as they have its class and it has opened to them; else the refusal. */
export async function ownAssignment(
  { req, project, viewer, now }: Opening,
  id: string,
): Promise<{ lecture: Lecture; student: string } | { refusal: Refusal }> {
  if (!viewer) return { refusal: signedOut() }
  const opened = await openLecture(req, project, { id: { equals: id } }, now)
  if (opened.state === 'locked') return { refusal: await refuseLocked(req, opened.lock) }
  if (opened.state !== 'open' || !opened.entitlement)
    return { refusal: refuse(textOf('noAccess'), 'noAccess', { httpStatus: 403 }) }
  if (opened.lecture.kind !== 'assignment') return { refusal: notFound() }
  return { lecture: opened.lecture, student: viewer.id }
}

export const assignment = defineCall({
  path: '/learn/assignment',
  method: 'get',
  summary: 'An assignment, and what the person has handed in for it',
  body: AssignmentQuerySchema,
  answer: AssignmentResponseSchema,
  handle: async (context) => {
    const own = await ownAssignment(context, context.body.lecture)
    if ('refusal' in own) return own.refusal
    const { lecture, student } = own
    const row = await submissionOf(context.req.payload, student, String(lecture.id))
    return { apiSuccess: true as const, ...assignmentView(lecture, row, context.now) }
  },
})

export const handIn = defineCall({
  path: '/learn/handin',
  summary: 'Hand in an answer to an assignment, or replace one that was not reviewed',
  body: HandInBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const { req, project, body, now } = context
    const own = await ownAssignment(context, body.lecture)
    if ('refusal' in own) return own.refusal
    const { text, files } = body
    if (!text && files.length === 0) return refuse(textOf('assignmentEmpty'), 'empty')
    if (files.length > maxFiles(own.lecture)) return refuse(textOf('assignmentFilesMany'), 'filesFull')
    const outcome = await handInAnswer(req.payload, project, { ...own, text, files, now })
    if (outcome === 'final') return refuse(textOf('assignmentFinal'), 'tooLate')
    if (outcome === 'over') return refuse(textOf('assignmentOver'), 'over')
    if (outcome === 'filesMissing') return refuse(textOf('assignmentFilesMissing'), 'filesMissing')
    return succeed(textOf('assignmentHandedIn'))
  },
})

export const review = defineCall({
  path: '/assignments/review',
  summary: 'Accept an answer to an assignment, or return it to be improved',
  needs: { module: 'assignments', toEdit: true },
  audit: { entity: 'assignment-submissions', did: 'Reviewed an assignment', id: 'id' },
  body: ReviewBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, viewer, body, now }) => {
    const row = await findEditable(req, 'assignment-submissions', body.id)
    if (!row || !viewer) return notFound()
    const { payload } = req
    const lecture = await readRow({
      payload,
      collection: 'lectures',
      where: { id: { equals: idOf(row.lecture) } },
    })
    const max = lecture ? maxMarksOf(lecture) : 0
    if ((body.marks ?? 0) > max) return refuse(textOf('shop.assignmentMarks', { most: max }), 'marks')
    if (!body.isAccepted && !body.comment) return refuse(textOf('shop.assignmentComment'), 'comment')
    const reviewed = await reviewSubmission(payload, { ...body, reviewer: viewer.id, now })
    if (reviewed.state === 'meanwhile')
      return refuse(textOf('shop.assignmentMeanwhile'), 'meanwhile', { httpStatus: 409 })
    if (reviewed.state !== 'done') return refuse(textOf('shop.assignmentReviewed'), 'tooLate')
    await recordAudit(req, {
      action: 'update',
      entity: 'assignment-submissions',
      entityId: body.id,
      entityTitle: row.title,
      summary: `${body.isAccepted ? 'Accepted' : 'Returned'} an answer to "${row.title}"`,
      changes: [
        { path: 'state', before: row.state, after: reviewed.row.state },
        { path: 'marks', before: row.marks ?? null, after: body.marks },
      ],
      project: idOf(row.project) ?? null,
      now,
    })
    if (body.isAccepted && lecture) await completeAccepted(payload, lecture, reviewed.row, now)
    await notifyReviewed(payload, reviewed.row, now)
    return succeed(textOf(body.isAccepted ? 'shop.assignmentAccepted' : 'shop.assignmentReturned'))
  },
})
