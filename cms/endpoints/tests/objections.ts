import {
  OwnQuestionBodySchema,
  RaiseObjectionBodySchema,
  ReportErrorBodySchema,
} from '#domain/calls/exams/objections.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import type { StoredResult } from '#domain/exams/attempts/storedResult.ts'
import { takesObjections } from '#domain/exams/objections/objections.ts'
import { solutionsFrom } from '#domain/exams/results/solutionsFrom.ts'
import { textOf } from '#domain/text/textOf.ts'
import { ownerOfObjectionFile } from '#domain/tickets/files.ts'
import type { AttemptHead } from '../../operations/attempts/attemptHead.ts'
import { examNow } from '../../operations/attempts/examClock.ts'
import { solvedResult } from '../../operations/attempts/results/solutionsOf.ts'
import { setObjectionFile } from '../../operations/exams/objections/objectionFiles.ts'
import { objectionsUntil } from '../../operations/exams/objections/objectionWindow.ts'
import { keyOf, raiseObjection, withdrawObjection } from '../../operations/exams/objections/raiseObjection.ts'
import { findOwnFiles } from '../../operations/tickets/files/claimFiles.ts'
import { defineCall } from '../defineCall.ts'
import { forbidden, notFound } from '../refusals.ts'
import { type Refusal, refuse, succeed } from '../responses.ts'
import { fileGone } from '../tickets/helpCalls.ts'
import { ownAttempt } from './callerAttempt.ts'

export const raise = defineCall({
  path: '/tests/object',
  summary: 'Object to the key of a question of an own attempt, while objections are taken',
  body: RaiseObjectionBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const { attempt, question, reason, file: named } = context.body
    const solved = await solvedQuestion(context, attempt, question)
    if ('refusal' in solved) return solved.refusal
    const { head, student, shownFrom, now } = solved
    const { payload } = context.req
    const until = await objectionsUntil(payload, head.paper)
    if (!takesObjections(shownFrom, until, now)) return refuse(textOf('examObjectionsClosed'), 'over')
    const files = await findOwnFiles(payload, {
      ...{ project: context.project.id, owner: student, ids: named === null ? [] : [named] },
      ticket: ownerOfObjectionFile(keyOf(attempt, question)),
    })
    if (!files) return fileGone()
    const objection = { student, question, about: 'key' as const, reason }
    const raised = await raiseObjection(payload, head, objection, new Date(now))
    if (raised.ok) {
      await setObjectionFile(payload, raised.key, files[0] ?? null)
      return succeed(textOf('examObjected'))
    }
    return raised.reason === 'many'
      ? refuse(textOf('examObjectionsMany'), 'limit')
      : refuse(textOf('examObjectedAlready'), 'meanwhile')
  },
})

export const reportError = defineCall({
  path: '/tests/reporterror',
  summary: 'Report an error in a question of an own attempt, from the solution time on',
  body: ReportErrorBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const { attempt, question, place, reason } = context.body
    const solved = await solvedQuestion(context, attempt, question)
    if ('refusal' in solved) return solved.refusal
    const { head, student, now } = solved
    const report = { student, question, about: place, reason }
    const raised = await raiseObjection(context.req.payload, head, report, new Date(now))
    if (raised.ok) return succeed(textOf('examErrorReported'))
    return raised.reason === 'many'
      ? refuse(textOf('examErrorsMany'), 'limit')
      : refuse(textOf('examErrorReportedAlready'), 'meanwhile')
  },
})

/** An own attempt of a student in which a question was asked whose solution may be seen now. */
async function solvedQuestion(
  context: Parameters<typeof ownAttempt>[0],
  attempt: string,
  question: string,
): Promise<{ refusal: Refusal } | { head: AttemptHead; student: string; shownFrom: number; now: number }> {
  const own = await ownAttempt(context, attempt)
  if ('refusal' in own) return own
  const { head } = own
  if (head.student === null) return { refusal: forbidden() }
  const now = examNow()
  const solved = await solvedResult(context.req.payload, head, now)
  const asked = solved?.result.questions as StoredResult['questions'] | undefined
  if (!solved || !asked?.some(({ id }) => id === question)) return { refusal: notFound() }
  return { head, student: head.student, shownFrom: solutionsFrom(solved.drawn.release.content.paper), now }
}

export const withdraw = defineCall({
  path: '/tests/withdrawobjection',
  summary: 'Take an objection back that staff have not decided',
  body: OwnQuestionBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const { attempt, question } = context.body
    const own = await ownAttempt(context, attempt)
    if ('refusal' in own) return own.refusal
    return (await withdrawObjection(context.req.payload, attempt, question))
      ? succeed(textOf('examObjectionWithdrawn'))
      : refuse(textOf('examObjectionDecided'), 'meanwhile')
  },
})
