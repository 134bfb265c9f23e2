import { idOf } from '#database/idOf.ts'
import {
  DoubtAskBodySchema,
  DoubtAskResponseSchema,
  DoubtBodySchema,
  DoubtMessageBodySchema,
  DoubtQuerySchema,
  DoubtRateBodySchema,
  DoubtResponseSchema,
  DoubtsQuerySchema,
  DoubtsResponseSchema,
  SimilarDoubtsQuerySchema,
  SimilarDoubtsResponseSchema,
  TypesetDoubtBodySchema,
  TypesetDoubtResponseSchema,
} from '#domain/calls/doubts.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { BAD_RATING } from '#domain/doubts/doubts.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { Doubt } from '#payload-types'
import { addStudentMessage } from '../../operations/doubts/addDoubtMessage.ts'
import { askDoubt } from '../../operations/doubts/askDoubt.ts'
import { quotaLeft } from '../../operations/doubts/doubtQuota.ts'
import { ownDoubt } from '../../operations/doubts/doubtRows.ts'
import { viewOf } from '../../operations/doubts/doubtViews.ts'
import { findSimilarDoubts } from '../../operations/doubts/findSimilarDoubts.ts'
import { listOwnDoubts } from '../../operations/doubts/listDoubts.ts'
import { moveSharing } from '../../operations/doubts/moveSharing.ts'
import { notifyBadRating, notifyExpert } from '../../operations/doubts/notifyOfDoubt.ts'
import { rateDoubt } from '../../operations/doubts/rateDoubt.ts'
import { resolveDoubt } from '../../operations/doubts/resolveDoubt.ts'
import { routeDoubt } from '../../operations/doubts/routeDoubt.ts'
import { typesetText } from '../../operations/doubts/typesetText.ts'
import { type Call, type CallContext, defineCall } from '../defineCall.ts'
import { forbidden, notFound, signedOut } from '../refusals.ts'
import { type Refusal, refuse, succeed } from '../responses.ts'
import { fileGone } from '../tickets/helpCalls.ts'

const changed = () => refuse(textOf('doubtChanged'), 'tooLate')

const ask = defineCall({
  path: '/doubt/ask',
  summary: 'Ask the experts',
  body: DoubtAskBodySchema,
  answer: DoubtAskResponseSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (viewer?.project !== project.id) return signedOut()
    if (viewer.isReadOnly) return forbidden()
    const outcome = await askDoubt(req, { project, student: viewer.id, body, now })
    switch (outcome.state) {
      case 'asked':
        return { ...succeed(textOf('doubtAsked')), number: outcome.number }
      case 'fileGone':
        return fileGone()
      case 'lessonLocked':
        return refuse(textOf('doubtLessonLocked'), 'noAccess')
      case 'limit':
        return refuse(textOf('doubtLimit'), 'limit', { retryAfterS: outcome.retryAfterS })
      case 'quota':
        return refuse(textOf('doubtQuota', { count: outcome.count }), 'limit', {
          retryAfterS: outcome.retryAfterS,
        })
    }
  },
})

const mine = defineCall({
  path: '/doubt/mine',
  method: 'get',
  summary: 'The doubts of the signed-in person, newest first',
  body: DoubtsQuerySchema,
  answer: DoubtsResponseSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (viewer?.project !== project.id) return signedOut()
    const page = await listOwnDoubts(req.payload, {
      project: project.id,
      student: viewer.id,
      page: body.page,
    })
    const quota = await quotaLeft(req.payload, { project: project.id, student: viewer.id }, now)
    return { ...succeed(), ...page, quota }
  },
})

const one = defineCall({
  path: '/doubt/one',
  method: 'get',
  summary: 'An own doubt with its conversation',
  body: DoubtQuerySchema,
  answer: DoubtResponseSchema,
  handle: async ({ req, project, viewer, body }) => {
    if (viewer?.project !== project.id) return signedOut()
    const doubt = await ownDoubt(req.payload, project.id, viewer.id, { number: body.number })
    return doubt ? { ...succeed(), doubt: await viewOf(req.payload, doubt, viewer.id) } : notFound()
  },
})

/** The doubt of a call if its student may change it; 401 when nobody is signed in, 403 in a read-only session, 404 otherwise. */
async function changeable({
  req,
  project,
  viewer,
  body,
}: CallContext<{ doubt: string }>): Promise<{ doubt: Doubt; student: string } | { refusal: Refusal }> {
  if (viewer?.project !== project.id) return { refusal: signedOut() }
  if (viewer.isReadOnly) return { refusal: forbidden() }
  const doubt = await ownDoubt(req.payload, project.id, viewer.id, { id: body.doubt })
  return doubt ? { doubt, student: viewer.id } : { refusal: notFound() }
}

const addMessage = defineCall({
  path: '/doubt/addmessage',
  summary: 'Ask back, open a resolved doubt again, or add to one that waits',
  body: DoubtMessageBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const { req, body, now } = context
    const own = await changeable(context)
    if ('refusal' in own) return own.refusal
    const { doubt, student } = own
    const outcome = await addStudentMessage(req.payload, { doubt, author: student, body, now })
    if (outcome.state === 'closed') return refuse(textOf('doubtClosed'), 'tooLate')
    if (outcome.state === 'fileGone') return fileGone()
    if (outcome.state === 'limit')
      return refuse(textOf('doubtMessageLimit'), 'limit', { retryAfterS: outcome.retryAfterS })
    if (outcome.isNew) await notifyExpert(req.payload, outcome.doubt, now)
    return succeed(textOf('doubtMessageSent'))
  },
})

const resolve = defineCall({
  path: '/doubt/resolve',
  summary: 'Say that the answer did',
  body: DoubtBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const { req, now } = context
    const own = await changeable(context)
    if ('refusal' in own) return own.refusal
    const { doubt } = own
    const mover = { event: 'resolve', actor: 'student', now } as const
    const isDone = doubt.state === 'resolved' || (await resolveDoubt(req.payload, doubt, mover)) !== null
    return isDone ? succeed(textOf('doubtResolved')) : changed()
  },
})

const rate = defineCall({
  path: '/doubt/rate',
  summary: 'Rate the answer; a later rating replaces it',
  body: DoubtRateBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const { req, body, now } = context
    const own = await changeable(context)
    if ('refusal' in own) return own.refusal
    const { doubt } = own
    const rated = await rateDoubt(req.payload, doubt, body.stars, now)
    if (!rated) return changed()
    if (body.stars <= BAD_RATING) await notifyBadRating(req.payload, rated, body.stars, now)
    if (rated.isEscalated) {
      await routeDoubt(req.payload, rated.doubt, now, idOf(doubt.expert) ?? undefined)
      return succeed(textOf('doubtEscalated'))
    }
    return succeed(textOf('doubtRated'))
  },
})

const similar = defineCall({
  path: '/doubt/similar',
  summary: 'Answered doubts that others shared and that are like what is being asked',
  body: SimilarDoubtsQuerySchema,
  answer: SimilarDoubtsResponseSchema,
  handle: async ({ req, project, viewer, body }) => {
    if (viewer?.project !== project.id) return signedOut()
    return { ...succeed(), doubts: await findSimilarDoubts(req.payload, project, body) }
  },
})

const typesetCall = defineCall({
  path: '/doubt/typeset',
  summary: 'A text of a doubt or an answer with its formulas, as it will be seen',
  body: TypesetDoubtBodySchema,
  answer: TypesetDoubtResponseSchema,
  handle: async ({ project, viewer, body }) =>
    viewer?.project === project.id ? { ...succeed(), blocks: typesetText(body.text) } : signedOut(),
})

const withdraw = defineCall({
  path: '/doubt/withdraw',
  summary: 'Take back that other students may read it',
  body: DoubtBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const { req } = context
    const own = await changeable(context)
    if ('refusal' in own) return own.refusal
    const { doubt } = own
    const isDone =
      doubt.sharing === 'private' || (await moveSharing(req.payload, String(doubt.id), 'withdraw')) !== null
    return isDone ? succeed(textOf('doubtWithdrawn')) : changed()
  },
})

export const OWN_DOUBT_CALLS: Call[] = [
  ask,
  mine,
  one,
  addMessage,
  resolve,
  rate,
  similar,
  typesetCall,
  withdraw,
]
