import { ReevaluateBodySchema } from '#domain/calls/exams/objections.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { solutionsFrom } from '#domain/exams/results/solutionsFrom.ts'
import { textOf } from '#domain/text/textOf.ts'
import { examNow } from '../../operations/attempts/examClock.ts'
import { solvedResult } from '../../operations/attempts/results/solutionsOf.ts'
import { requestReevaluation } from '../../operations/exams/sheets/reevaluation.ts'
import { defineCall } from '../defineCall.ts'
import { forbidden, notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'
import { ownAttempt } from './callerAttempt.ts'

export const reevaluate = defineCall({
  path: '/tests/reevaluate',
  summary:
    'Request that the written answers of an attempt of the caller are checked once more, within 30 days',
  body: ReevaluateBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const { attempt, reason } = context.body
    const own = await ownAttempt(context, attempt)
    if ('refusal' in own) return own.refusal
    if (own.head.student === null) return forbidden()
    const { payload } = context.req
    const now = examNow()
    const solved = await solvedResult(payload, own.head, now)
    if (!solved) return notFound()
    const from = solutionsFrom(solved.drawn.release.content.paper)
    return (await requestReevaluation(payload, { attempt, solutionsFrom: from, reason }, now))
      ? succeed(textOf('examReevaluating'))
      : refuse(textOf('examNoReevaluation'), 'over')
  },
})
