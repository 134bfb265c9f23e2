import { localeOf } from '#access/projectOf.ts'
import { CheckBodySchema, CheckResponseSchema } from '#domain/calls/exams/tests.ts'
import { textOf } from '#domain/text/textOf.ts'
import { checkAnswer } from '../../operations/attempts/checkAnswer.ts'
import { examNow } from '../../operations/attempts/examClock.ts'
import { paperOfAttempt } from '../../operations/attempts/paperOfAttempt.ts'
import { pulseOf } from '../../operations/attempts/pulseOf.ts'
import { defineCall } from '../defineCall.ts'
import { refuse } from '../responses.ts'
import { ownAttempt } from './callerAttempt.ts'

export const check = defineCall({
  path: '/quizzes/check',
  summary: 'Save an answer of a quiz with instant feedback and see whether it is right',
  body: CheckBodySchema,
  answer: CheckResponseSchema,
  handle: async (context) => {
    const { req, body } = context
    const own = await ownAttempt(context, body.attempt)
    if ('refusal' in own) return own.refusal
    const now = examNow()
    const checked = await checkAnswer(req.payload, own.head, body.save, localeOf(req), now)
    if (!checked) return refuse(textOf('examNotChecked'), 'notChecked')
    const { head, outcome, marks, right, solution } = checked
    const drawn = await paperOfAttempt(req.payload, head)
    return { apiSuccess: true as const, outcome, marks, right, solution, pulse: pulseOf(head, drawn, now) }
  },
})
