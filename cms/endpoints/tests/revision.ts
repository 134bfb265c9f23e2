import { z } from 'zod'
import { localeOf } from '#access/projectOf.ts'
import {
  KeepQuestionBodySchema,
  ReviewBodySchema,
  ReviewResponseSchema,
  ReviseBodySchema,
  ReviseResponseSchema,
  RevisionResponseSchema,
} from '#domain/calls/exams/revision.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import type { StoredResult } from '#domain/exams/attempts/storedResult.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { AttemptHead } from '../../operations/attempts/attemptHead.ts'
import { examNow } from '../../operations/attempts/examClock.ts'
import { solvedResult } from '../../operations/attempts/results/solutionsOf.ts'
import {
  keepQuestion,
  reviewQuestion,
  reviseQuestions,
} from '../../operations/exams/revision/keepQuestions.ts'
import { revisionOf } from '../../operations/exams/revision/revisionOf.ts'
import { type CallContext, defineCall } from '../defineCall.ts'
import { forbidden, notFound, requireOwnPerson } from '../refusals.ts'
import { type Refusal, refuse, succeed } from '../responses.ts'
import { ownAttempt } from './callerAttempt.ts'

type Solved = { head: AttemptHead; student: string; ids: ReadonlySet<string> }

/** The questions of the caller's attempt whose solutions may be seen, for students with an account. */
async function solvedAttempt(
  context: Pick<CallContext<unknown>, 'req' | 'project' | 'viewer'>,
  attempt: string,
): Promise<Solved | { refusal: Refusal }> {
  const own = await ownAttempt(context, attempt)
  if ('refusal' in own) return own
  const { head } = own
  if (head.student === null) return { refusal: forbidden() }
  const solved = await solvedResult(context.req.payload, head, examNow())
  if (!solved) return { refusal: notFound() }
  const questions = solved.result.questions as StoredResult['questions']
  return { head, student: head.student, ids: new Set(questions.map(({ id }) => id)) }
}

const tooMany = () => refuse(textOf('examKeptMany'), 'limit')

export const keep = defineCall({
  path: '/tests/keep',
  summary: 'Bookmark a question of an attempt of the caller, write a note to it, or take it into revision',
  body: KeepQuestionBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const { attempt, ...kept } = context.body
    const own = await solvedAttempt(context, attempt)
    if ('refusal' in own) return own.refusal
    if (!own.ids.has(kept.question)) return notFound()
    return (await keepQuestion(context.req.payload, own, kept, examNow()))
      ? succeed(textOf('examKept'))
      : tooMany()
  },
})

export const revise = defineCall({
  path: '/tests/revise',
  summary: 'Take questions of an attempt of the caller into revision',
  body: ReviseBodySchema,
  answer: ReviseResponseSchema,
  handle: async (context) => {
    const { attempt, questions } = context.body
    const own = await solvedAttempt(context, attempt)
    if ('refusal' in own) return own.refusal
    const asked = [...new Set(questions)]
    if (!asked.every((id) => own.ids.has(id))) return notFound()
    const added = await reviseQuestions(context.req.payload, own, asked, examNow())
    if (added < 0) return tooMany()
    const message = added === 0 ? textOf('examInRevision') : textOf('examRevised', { count: added })
    return { ...succeed(message), added }
  },
})

export const revision = defineCall({
  path: '/tests/revision',
  method: 'get',
  summary: 'What a student has to revise now, over all papers',
  body: z.object({}),
  answer: RevisionResponseSchema,
  handle: async (context) => {
    const own = requireOwnPerson(context)
    if ('refusal' in own) return own.refusal
    const { payload } = context.req
    return { ...succeed(), ...(await revisionOf(payload, own.person.id, localeOf(context.req), examNow())) }
  },
})

export const review = defineCall({
  path: '/tests/review',
  summary: 'Note whether a question in revision was known; it comes again after some days',
  body: ReviewBodySchema,
  answer: ReviewResponseSchema,
  handle: async (context) => {
    const own = requireOwnPerson(context)
    if ('refusal' in own) return own.refusal
    const dueAt = await reviewQuestion(context.req.payload, own.person.id, context.body, examNow())
    return dueAt === null ? notFound() : { ...succeed(), dueAt }
  },
})
