import { readRow } from '#database/guard.ts'
import {
  ObjectionRaisedSchema,
  OwnQuestionBodySchema,
  RaiseObjectionBodySchema,
  ReportErrorBodySchema,
} from '#domain/calls/exams/objections.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import type { StoredResult } from '#domain/exams/attempts/storedResult.ts'
import { acceptsObjections } from '#domain/exams/objections/objections.ts'
import { solutionsFrom } from '#domain/exams/results/solutionsFrom.ts'
import { textOf } from '#domain/text/textOf.ts'
import { ownerOfObjectionFile } from '#domain/tickets/files.ts'
import type { Objection } from '#payload-types'
import type { AttemptHead } from '../../operations/attempts/attemptHead.ts'
import { examNow } from '../../operations/attempts/examClock.ts'
import { findPaper } from '../../operations/attempts/findPaper.ts'
import { solvedResult } from '../../operations/attempts/results/solutionsOf.ts'
import { placeFeeOrder } from '../../operations/exams/objections/feeOrder.ts'
import { setObjectionFile } from '../../operations/exams/objections/objectionFiles.ts'
import { objectionWindow } from '../../operations/exams/objections/objectionWindow.ts'
import { keyOf, raiseObjection } from '../../operations/exams/objections/raiseObjection.ts'
import { withdrawObjection } from '../../operations/exams/objections/withdrawObjection.ts'
import { findOwnFiles } from '../../operations/tickets/files/claimFiles.ts'
import { defineCall } from '../defineCall.ts'
import { personOf } from '../payments/personOf.ts'
import { forbidden, notFound } from '../refusals.ts'
import { type Refusal, refuse, succeed } from '../responses.ts'
import { fileGone } from '../tickets/helpCalls.ts'
import { ownAttempt } from './callerAttempt.ts'

export const raise = defineCall({
  path: '/tests/object',
  summary: 'Object to the key of a question of an attempt of the caller, while objections are taken',
  body: RaiseObjectionBodySchema,
  answer: ObjectionRaisedSchema,
  handle: async (context) => {
    const { attempt, question, reason, file: named } = context.body
    const solved = await solvedQuestion(context, attempt, question)
    if ('refusal' in solved) return solved.refusal
    const { head, student, shownFrom, now } = solved
    const { payload } = context.req
    const { until, fee } = await objectionWindow(payload, head.paper)
    if (!acceptsObjections(shownFrom, until, now)) return refuse(textOf('examObjectionsClosed'), 'over')
    const files = await findOwnFiles(payload, {
      project: context.project.id,
      owner: student,
      ids: named === null ? [] : [named],
      ticket: ownerOfObjectionFile(keyOf(attempt, question)),
    })
    if (!files) return fileGone()
    const charged = fee.paise > 0 ? fee : null
    const objection = { student, question, about: 'key' as const, reason, fee: charged }
    const raised = await raiseObjection(payload, head, objection, new Date(now))
    if (raised.ok) {
      await setObjectionFile(payload, raised.row.key, files[0] ?? null)
      if (raised.row.state !== 'unpaid') return { ...succeed(textOf('examObjected')), order: null }
      return payFee(context, solved, raised.row)
    }
    return raised.reason === 'many'
      ? refuse(textOf('examObjectionsMany'), 'limit')
      : refuse(textOf('examObjectedAlready'), 'meanwhile')
  },
})

export const payObjection = defineCall({
  path: '/tests/payobjection',
  summary: 'Place the order of the fee of an own unpaid objection, while objections are taken, or find it',
  body: OwnQuestionBodySchema,
  answer: ObjectionRaisedSchema,
  handle: async (context) => {
    const { attempt, question } = context.body
    const solved = await solvedQuestion(context, attempt, question)
    if ('refusal' in solved) return solved.refusal
    const { payload } = context.req
    const key = keyOf(attempt, question)
    const row = await readRow({ payload, collection: 'objections', where: { key: { equals: key } } })
    if (row?.state !== 'unpaid') return refuse(textOf('examObjectionNotUnpaid'), 'meanwhile')
    const { until } = await objectionWindow(payload, solved.head.paper)
    return acceptsObjections(solved.shownFrom, until, solved.now)
      ? payFee(context, solved, row)
      : refuse(textOf('examObjectionsClosed'), 'over')
  },
})

type Context = Parameters<typeof ownAttempt>[0]

/** The order for the fee of an objection; placed unless an unpaid one exists. */
async function payFee({ req, project }: Context, { head, number, now }: Solved, objection: Objection) {
  const student = personOf(req)
  if (!student) return forbidden()
  const { payload } = req
  const found = await findPaper(payload, project, head.kind, { id: head.paper })
  const outline = found ?? { kind: head.kind, slug: '', title: head.title, hindiTitle: null }
  const order = await placeFeeOrder({
    payload,
    project,
    student,
    objection,
    outline,
    number,
    now: new Date(now),
  })
  return { ...succeed(textOf('examObjectionUnpaid')), order: order.number }
}

export const reportError = defineCall({
  path: '/tests/reporterror',
  summary: 'Report an error in a question of an attempt of the caller, from the solution time on',
  body: ReportErrorBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const { attempt, question, place, reason } = context.body
    const solved = await solvedQuestion(context, attempt, question)
    if ('refusal' in solved) return solved.refusal
    const { head, student, now } = solved
    const report = { student, question, about: place, reason, fee: null }
    const raised = await raiseObjection(context.req.payload, head, report, new Date(now))
    if (raised.ok) return succeed(textOf('examErrorReported'))
    return raised.reason === 'many'
      ? refuse(textOf('examErrorsMany'), 'limit')
      : refuse(textOf('examErrorReportedAlready'), 'meanwhile')
  },
})

type Solved = {
  head: AttemptHead
  student: string
  /** Position of the question in the attempt, from 1. */
  number: number
  shownFrom: number
  now: number
}

/** An attempt of the student with the given question, whose solution may be seen now. */
async function solvedQuestion(
  context: Context,
  attempt: string,
  question: string,
): Promise<{ refusal: Refusal } | Solved> {
  const own = await ownAttempt(context, attempt)
  if ('refusal' in own) return own
  const { head } = own
  if (head.student === null) return { refusal: forbidden() }
  const now = examNow()
  const solved = await solvedResult(context.req.payload, head, now)
  const asked = solved?.result.questions as StoredResult['questions'] | undefined
  if (!solved || !asked?.some(({ id }) => id === question)) return { refusal: notFound() }
  const { drawn, release } = solved.drawn
  const placed = drawn.sections.flatMap(({ questions }) => questions)
  return {
    head,
    student: head.student,
    now,
    shownFrom: solutionsFrom(release.content.paper),
    number: placed.findIndex(({ id }) => id === question) + 1,
  }
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
    const outcome = await withdrawObjection(context.req.payload, attempt, question, new Date(examNow()))
    if (outcome === 'paying') return refuse(textOf('examObjectionPaying'), 'meanwhile')
    return outcome === 'withdrawn'
      ? succeed(textOf('examObjectionWithdrawn'))
      : refuse(textOf('examObjectionDecided'), 'meanwhile')
  },
})
