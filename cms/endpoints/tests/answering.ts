import {
  AnswersBodySchema,
  AnswersResponseSchema,
  AttemptBodySchema,
  PulseResponseSchema,
  SubmitBodySchema,
} from '#domain/calls/exams/tests.ts'
import { textOf } from '#domain/text/textOf.ts'
import { advanceSoon } from '../../operations/attempts/advanceSoon.ts'
import { type AttemptHead, readHead, rememberedHead } from '../../operations/attempts/attemptHead.ts'
import { confirmComplete, submitAttempt } from '../../operations/attempts/endAttempt.ts'
import { examNow } from '../../operations/attempts/examClock.ts'
import { paperOfAttempt } from '../../operations/attempts/paperOfAttempt.ts'
import { pauseAttempt, resumeAttempt } from '../../operations/attempts/pauseAttempt.ts'
import { pulseOf } from '../../operations/attempts/pulseOf.ts'
import { recordWatched } from '../../operations/attempts/recordWatched.ts'
import { saveAnswers } from '../../operations/attempts/saveAnswers.ts'
import { type CallContext, defineCall } from '../defineCall.ts'
import { refuse } from '../responses.ts'
import { ownAttempt } from './callerAttempt.ts'

export const answers = defineCall({
  path: '/tests/answers',
  summary: 'Save answers of an attempt; also its sign of life, and what its hall watches',
  body: AnswersBodySchema,
  answer: AnswersResponseSchema,
  handle: async (context) => {
    const { req, body } = context
    const own = await ownAttempt(context, body.attempt, rememberedHead)
    if ('refusal' in own) return own.refusal
    const now = examNow()
    const { outcomes, pulse } = await saveAnswers(req.payload, own.head, body, now)
    await recordWatched(req.payload, own.head, body, now)
    return {
      apiSuccess: true as const,
      outcomes: body.saves.map(({ question, sequence }, index) => ({
        question,
        sequence,
        outcome: outcomes[index] ?? 'unfit',
      })),
      pulse,
    }
  },
})

async function pulseAnswer({ req }: Pick<CallContext<unknown>, 'req'>, head: AttemptHead) {
  const drawn = await paperOfAttempt(req.payload, head)
  return { apiSuccess: true as const, pulse: pulseOf(head, drawn, examNow()) }
}

export const pause = defineCall({
  path: '/tests/pause',
  summary: 'Pause an attempt of the caller, where its paper allows it',
  body: AttemptBodySchema,
  answer: PulseResponseSchema,
  handle: async (context) => {
    const own = await ownAttempt(context, context.body.attempt)
    if ('refusal' in own) return own.refusal
    const by = { actor: 'student', actorId: own.head.student } as const
    const { isMoved, head } = await pauseAttempt(context.req.payload, own.head, by, examNow())
    if (!isMoved && head.state === 'inProgress') return refuse(textOf('examNoPause'), 'noPause')
    if (!isMoved && head.state !== 'paused') return refuse(textOf('examOver'), 'over')
    return pulseAnswer(context, head)
  },
})

export const resume = defineCall({
  path: '/tests/resume',
  summary: 'Resume an attempt of the caller that is paused',
  body: AttemptBodySchema,
  answer: PulseResponseSchema,
  handle: async (context) => {
    const own = await ownAttempt(context, context.body.attempt)
    if ('refusal' in own) return own.refusal
    const by = { actor: 'student', actorId: own.head.student } as const
    const { isMoved, head } = await resumeAttempt(context.req.payload, own.head, by, examNow())
    if (!isMoved && head.state !== 'inProgress') return refuse(textOf('examOver'), 'over')
    return pulseAnswer(context, head)
  },
})

export const submit = defineCall({
  path: '/tests/submit',
  summary: 'Submit an attempt of the caller; sent again, it changes nothing',
  body: SubmitBodySchema,
  answer: PulseResponseSchema,
  handle: async (context) => {
    const { req, body } = context
    const own = await ownAttempt(context, body.attempt)
    if ('refusal' in own) return own.refusal
    if (body.epoch < own.head.epoch) return refuse(textOf('examTakenOver'), 'takenOver')
    const now = examNow()
    const { isMoved, head } = await submitAttempt(req.payload, own.head, now)
    if (!isMoved && head.state === 'cancelled') return refuse(textOf('examOver'), 'over')
    if (!isMoved) await confirmComplete(req.payload, head.id)
    await advanceSoon(req.payload, head.id, now)
    return pulseAnswer(context, (await readHead(req.payload, head.id)) ?? head)
  },
})
