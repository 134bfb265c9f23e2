import { RetryMessageBodySchema } from '#domain/calls/jobs.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { textOf } from '#domain/text/textOf.ts'
import { replayMessage } from '../../operations/jobs/failedMessages.ts'
import { staffProject } from '../../operations/orders/staffProject.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

const replay = defineCall({
  path: '/jobs/replay',
  summary: 'Have a message that was given up sent again',
  needs: 'admin',
  audit: { entity: 'outgoing-messages', did: 'Had a message sent again', id: 'message' },
  body: RetryMessageBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { message }, now }) => {
    const project = await staffProject(req)
    if (!project) return notFound()
    const isReplayed = await replayMessage(req.payload, { project: project.id, id: message }, now)
    return isReplayed ? succeed(textOf('jobReplayed')) : refuse(textOf('jobNotReplayed'), 'tooLate')
  },
})

/** Calls of admins about the background jobs of their project. */
export const JOB_CALLS: Call[] = [replay]
