import {
  AnswerObjectionsBodySchema,
  AnswerObjectionsResponseSchema,
  ObjectionWindowBodySchema,
} from '#domain/calls/exams/objections.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { textOf } from '#domain/text/textOf.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { answerObjections } from '../../operations/exams/objections/answerObjections.ts'
import { objectionWindow, setObjectionWindow } from '../../operations/exams/objections/objectionWindow.ts'
import { canAccessResults } from '../../operations/exams/regrade/canAccessResults.ts'
import { staffProject } from '../../operations/orders/staffProject.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'
import { correctable } from './regradeCalls.ts'
import { outlineOf, staffOf } from './staffScope.ts'

const EDITORS = { module: ['testPaperStatus', 'quizAttempts'], toEdit: true } as const

const open = defineCall({
  path: '/attempts/objectionwindow',
  summary: 'Set until when objections to the keys of a paper are taken, and what each costs',
  needs: EDITORS,
  audit: { entity: 'objections', did: 'Set until when objections are taken', id: 'paper' },
  body: ObjectionWindowBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { paper, until, feePaise, isFeeRefundable }, now }) => {
    const [outline, project] = [await outlineOf(req, paper), await staffProject(req)]
    if (!outline || !project || !canAccessResults(req, outline, 'edit')) return notFound()
    const before = await objectionWindow(req.payload, paper)
    const fee = { paise: feePaise, isRefundable: isFeeRefundable }
    const row = { id: paper, project: project.id }
    await setObjectionWindow(req.payload, row, { until, fee }, staffOf(req).id)
    await recordAudit(req, {
      action: 'update',
      entity: outline.kind,
      entityId: paper,
      entityTitle: outline.title,
      now,
      summary: 'Set until when objections are taken',
      changes: [
        { path: 'objectionsUntil', before: before.until, after: until },
        { path: 'objectionFeePaise', before: before.fee.paise, after: feePaise },
        { path: 'isObjectionFeeRefundable', before: before.fee.isRefundable, after: isFeeRefundable },
      ],
    })
    return succeed(textOf(until === null ? 'regrade.objectionsClosed' : 'regrade.objectionsOpen'))
  },
})

const answer = defineCall({
  path: '/attempts/answerobjections',
  summary: 'Accept or reject the objections to a question or the errors reported of it, with a note',
  needs: EDITORS,
  audit: { entity: 'objections', did: 'Decided objections', id: 'paper' },
  body: AnswerObjectionsBodySchema,
  answer: AnswerObjectionsResponseSchema,
  handle: async ({ req, body, now }) => {
    const found = await correctable(req, body)
    if (!found) return notFound()
    const { outline, release } = found
    const { question, kind, event, note } = body
    const decision = { release: release.id, question, kind, event, note, by: staffOf(req).id }
    const decided = await answerObjections(req.payload, outline, decision, now)
    if (decided === 0) return refuse(textOf('regrade.noObjections'), 'meanwhile')
    await recordAudit(req, {
      action: 'update',
      entity: outline.kind,
      entityId: outline.id,
      entityTitle: outline.title,
      now,
      summary: `${event === 'accept' ? 'Accepted' : 'Rejected'} ${decided} ${kind === 'reports' ? 'reported errors of' : 'objections to'} ${question}`,
      changes: [{ path: 'note', before: null, after: note }],
    })
    return {
      ...succeed(
        textOf(kind === 'reports' ? 'regrade.reportsDecided' : 'regrade.decided', { count: decided }),
      ),
      decided,
    }
  },
})

/** Calls of staff about objections to keys. */
export const OBJECTION_CALLS: Call[] = [open, answer]
