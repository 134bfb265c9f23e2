import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { idOf } from '#database/idOf.ts'
import {
  DoubtAnswerBodySchema,
  DoubtBodySchema,
  DoubtQuerySchema,
  DoubtRejectBodySchema,
  ExpertDoubtResponseSchema,
  ExpertDoubtsQuerySchema,
  ExpertDoubtsResponseSchema,
} from '#domain/calls/doubts.ts'
import { ExpertPayResponseSchema } from '#domain/calls/exams/expertPay.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { Doubt } from '#payload-types'
import { addAnswer } from '../../operations/doubts/addDoubtMessage.ts'
import { findDoubt, isOpenTo } from '../../operations/doubts/doubtRows.ts'
import { expertViewOf } from '../../operations/doubts/doubtViews.ts'
import { listExpertDoubts } from '../../operations/doubts/listDoubts.ts'
import { moveDoubt } from '../../operations/doubts/moveDoubt.ts'
import { notifyAnswered, notifyRejected } from '../../operations/doubts/notifyOfDoubt.ts'
import { expertPayOf } from '../../operations/expert/expertPay.ts'
import { doubtRules } from '../../operations/tickets/serviceRules.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'
import { fileGone } from '../tickets/helpCalls.ts'

const EXPERTS = { module: 'expertDoubts' } as const
const ANSWERING = { module: 'expertDoubts', toEdit: true } as const
const changed = () => refuse(textOf('doubtChanged'), 'tooLate')

/** A doubt that this expert may open, or null. */
async function openDoubt(
  req: PayloadRequest,
  project: string,
  expert: string,
  which: { id: string } | { number: string },
): Promise<Doubt | null> {
  const doubt = await findDoubt(req.payload, project, which)
  const rules = await doubtRules(req.payload, project)
  return doubt && isOpenTo(doubt, expert, rules) ? doubt : null
}

const list = defineCall({
  path: '/expertdoubts/list',
  method: 'get',
  summary: 'Doubts waiting for the expert or for any expert, and those they have answered',
  needs: EXPERTS,
  body: ExpertDoubtsQuerySchema,
  answer: ExpertDoubtsResponseSchema,
  handle: async ({ req, project, viewer, body }) => {
    if (!viewer) return signedOut()
    return {
      ...succeed(),
      ...(await listExpertDoubts(req.payload, { project: project.id, expert: viewer.id, ...body })),
    }
  },
})

const one = defineCall({
  path: '/expertdoubts/one',
  method: 'get',
  summary: 'A doubt with its conversation, for the expert who may answer it',
  needs: EXPERTS,
  body: DoubtQuerySchema,
  answer: ExpertDoubtResponseSchema,
  handle: async ({ req, project, viewer, body }) => {
    if (!viewer) return signedOut()
    const doubt = await openDoubt(req, project.id, viewer.id, { number: body.number })
    return doubt ? { ...succeed(), doubt: await expertViewOf(req.payload, doubt, viewer.id) } : notFound()
  },
})

const take = defineCall({
  path: '/expertdoubts/take',
  summary: 'Begin to answer a doubt',
  needs: ANSWERING,
  audit: { entity: 'doubts', did: 'Took a doubt', id: 'doubt' },
  body: DoubtBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    const doubt = viewer && (await openDoubt(req, project.id, viewer.id, { id: body.doubt }))
    if (!viewer || !doubt) return notFound()
    const isTaken = doubt.state === 'inProgress' && idOf(doubt.expert) === viewer.id
    const mover = { event: 'take', actor: 'expert', now } as const
    // Of two experts at once the first has it.
    const taken =
      isTaken ||
      (await moveDoubt(req.payload, doubt, mover, (row, rules) =>
        isOpenTo(row, viewer.id, rules) ? { expert: viewer.id } : null,
      )) !== null
    return taken ? succeed(textOf('doubtTaken')) : changed()
  },
})

const release = defineCall({
  path: '/expertdoubts/release',
  summary: 'Give a doubt back to the other experts',
  needs: ANSWERING,
  audit: { entity: 'doubts', did: 'Released a doubt', id: 'doubt' },
  body: DoubtBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    const doubt = viewer && (await openDoubt(req, project.id, viewer.id, { id: body.doubt }))
    if (!viewer || !doubt) return notFound()
    const mover = { event: 'release', actor: 'expert', now } as const
    const released = await moveDoubt(req.payload, doubt, mover, (row) =>
      idOf(row.expert) === viewer.id ? { expert: null } : null,
    )
    return released ? succeed(textOf('doubtReleased')) : changed()
  },
})

const answer = defineCall({
  path: '/expertdoubts/answer',
  summary: 'Answer a doubt; idempotent by `attempt`',
  needs: ANSWERING,
  audit: { entity: 'doubts', did: 'Answered a doubt', id: 'doubt' },
  body: DoubtAnswerBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    const doubt = viewer && (await openDoubt(req, project.id, viewer.id, { id: body.doubt }))
    if (!viewer || !doubt) return notFound()
    const outcome = await addAnswer(req.payload, { doubt, author: viewer.id, body, now })
    if (outcome.state === 'fileGone') return fileGone()
    if (outcome.state !== 'added') return changed()
    if (outcome.isNew) await notifyAnswered(req.payload, outcome.doubt, now)
    return succeed(textOf('doubtAnswered'))
  },
})

const reject = defineCall({
  path: '/expertdoubts/reject',
  summary: 'Reject a doubt with a reason that the student reads',
  needs: ANSWERING,
  audit: { entity: 'doubts', did: 'Rejected a doubt', id: 'doubt' },
  body: DoubtRejectBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    const doubt = viewer && (await openDoubt(req, project.id, viewer.id, { id: body.doubt }))
    if (!viewer || !doubt) return notFound()
    const mover = { event: 'reject', actor: 'expert', now } as const
    const rejected = await moveDoubt(req.payload, doubt, mover, (row, rules) =>
      isOpenTo(row, viewer.id, rules) ? { expert: viewer.id, rejectedFor: body.reason } : null,
    )
    if (!rejected) return changed()
    await notifyRejected(req.payload, rejected, now)
    return succeed(textOf('doubtRejected'))
  },
})

const pay = defineCall({
  path: '/expertdoubts/pay',
  method: 'get',
  summary: 'What the asking expert has earned with doubts, by month',
  needs: EXPERTS,
  body: z.object({}),
  answer: ExpertPayResponseSchema,
  handle: async ({ viewer, project, req, now }) => {
    if (!viewer) return signedOut()
    const who = { project: project.id, expert: viewer.id, reason: 'doubtPay' } as const
    return { ...succeed(), ...(await expertPayOf(req.payload, who, now.getTime())) }
  },
})

export const EXPERT_DOUBT_CALLS: Call[] = [list, one, take, release, answer, reject, pay]
