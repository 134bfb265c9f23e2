import { z } from 'zod'
import {
  DoubtAssignBodySchema,
  DoubtBodySchema,
  DoubtExpertsResponseSchema,
  DoubtShareBodySchema,
} from '#domain/calls/doubts.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { textOf } from '#domain/text/textOf.ts'
import { findDoubt } from '../../operations/doubts/doubtRows.ts'
import { escalateDoubt } from '../../operations/doubts/escalateDoubt.ts'
import { findDoubtExperts } from '../../operations/doubts/findDoubtExperts.ts'
import { moveDoubt } from '../../operations/doubts/moveDoubt.ts'
import { moveSharing } from '../../operations/doubts/moveSharing.ts'
import { notifyExpert } from '../../operations/doubts/notifyOfDoubt.ts'
import { staffProject } from '../../operations/orders/staffProject.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

const experts = defineCall({
  path: '/doubt/experts',
  method: 'get',
  summary: 'Who may answer doubts, with what waits for each',
  needs: 'admin',
  body: z.object({}),
  answer: DoubtExpertsResponseSchema,
  handle: async ({ req }) => {
    const project = await staffProject(req)
    if (!project) return notFound()
    return { ...succeed(), experts: await findDoubtExperts(req.payload, project.id) }
  },
})

const assign = defineCall({
  path: '/doubt/assign',
  summary: 'Assign a waiting doubt to an expert',
  needs: 'admin',
  audit: { entity: 'doubts', did: 'Assigned a doubt', id: 'doubt' },
  body: DoubtAssignBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body, now }) => {
    const project = await staffProject(req)
    const doubt = project && (await findDoubt(req.payload, project.id, { id: body.doubt }))
    if (!project || !doubt) return notFound()
    const all = await findDoubtExperts(req.payload, project.id)
    const expert = all.find(({ id }) => id === body.expert)
    if (!expert) return refuse(textOf('doubtNoExpert'), 'noExpert')
    const mover = { event: 'assign', actor: 'staff', now } as const
    const assigned = await moveDoubt(req.payload, doubt, mover, () => ({ expert: expert.id }))
    if (!assigned) return refuse(textOf('doubtChanged'), 'tooLate')
    await notifyExpert(req.payload, assigned, now)
    return succeed(textOf('doubtAssigned', { name: expert.name }))
  },
})

const escalate = defineCall({
  path: '/doubt/escalate',
  summary: 'Take a doubt from its expert, so that another one answers',
  needs: 'admin',
  audit: { entity: 'doubts', did: 'Escalated a doubt', id: 'doubt' },
  body: DoubtBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body, now }) => {
    const project = await staffProject(req)
    const doubt = project && (await findDoubt(req.payload, project.id, { id: body.doubt }))
    if (!doubt) return notFound()
    return (await escalateDoubt(req.payload, doubt, now))
      ? succeed(textOf('doubtGivenToAnother'))
      : refuse(textOf('doubtChanged'), 'tooLate')
  },
})

const share = defineCall({
  path: '/doubt/share',
  summary: 'Let other students read a doubt that its student offered, or no longer',
  needs: 'admin',
  audit: { entity: 'doubts', did: 'Decided whether others may read a doubt', id: 'doubt' },
  body: DoubtShareBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body }) => {
    const project = await staffProject(req)
    const doubt = project && (await findDoubt(req.payload, project.id, { id: body.doubt }))
    if (!doubt) return notFound()
    const event = body.isShared ? 'share' : 'decline'
    if (!(await moveSharing(req.payload, body.doubt, event))) return refuse(textOf('doubtChanged'), 'tooLate')
    return succeed(textOf(body.isShared ? 'doubtShared' : 'doubtNotShared'))
  },
})

export const STAFF_DOUBT_CALLS: Call[] = [experts, assign, escalate, share]
