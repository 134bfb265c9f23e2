import { z } from 'zod'
import { conditionalUpdate } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import {
  AssignRequestBodySchema,
  CloseRequestBodySchema,
  OwnRequestsResponseSchema,
  RequestBodySchema,
} from '#domain/calls/requests.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { requestAssignedNotification } from '#domain/requests/requests.ts'
import { followedSource } from '#domain/requests/sources.ts'
import { textOf } from '#domain/text/textOf.ts'
import { notify } from '../../operations/notifications/notify.ts'
import { staffNotification } from '../../operations/notifications/notifyAdmins.ts'
import { findEditable } from '../../operations/panel/findRow.ts'
import { closeRequest } from '../../operations/requests/closeRequest.ts'
import { possibleOwners } from '../../operations/requests/requestOwners.ts'
import { ownRequests, sendRequest } from '../../operations/requests/sendRequest.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { forbidden, notFound, signedOut } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

const WORKING = { module: 'userRequests', toEdit: true } as const
const audited = (did: string) => ({ entity: 'lead-submissions', did, id: 'request' }) as const

const send = defineCall({
  path: '/requests/send',
  summary: 'Ask the team for a call, a demo class, a refund or something else; idempotent by `attempt`',
  body: RequestBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (viewer?.project !== project.id) return signedOut()
    if (viewer.isReadOnly) return forbidden()
    const outcome = await sendRequest(req.payload, { project: project.id, user: viewer.id, body, now })
    if (outcome.state === 'limit')
      return refuse(textOf('requestLimit'), 'limit', { retryAfterS: outcome.retryAfterS })
    return outcome.state === 'sent' ? succeed(textOf('requestSent')) : signedOut()
  },
})

const mine = defineCall({
  path: '/requests/mine',
  method: 'get',
  summary: 'Requests of the signed-in person to the team, and their results',
  body: z.object({}),
  answer: OwnRequestsResponseSchema,
  handle: async ({ req, project, viewer }) => {
    if (viewer?.project !== project.id) return signedOut()
    return { ...succeed(), requests: await ownRequests(req.payload, project.id, viewer.id) }
  },
})

const assign = defineCall({
  path: '/userrequests/assign',
  summary: 'Assign a user request to a person of the team, or unassign it',
  needs: WORKING,
  audit: audited('Assigned a user request'),
  body: AssignRequestBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, viewer, body: { request, owner }, now }) => {
    const { payload } = req
    const row = await findEditable(req, 'lead-submissions', request)
    if (!row) return notFound()
    const project = idOf(row.project) ?? ''
    const people = owner === null ? [] : await possibleOwners(payload, project, row.dedupeKey)
    const person = people.find(({ id }) => id === owner)
    if (owner !== null && !person) return refuse(textOf('requestNoPerson'), 'noPerson')
    const where = { id: { equals: request } }
    const data = { owner: person?.id ?? null }
    if (!(await conditionalUpdate({ payload, collection: 'lead-submissions', where, data })))
      return notFound()
    if (!person) return succeed(textOf('requestUnassigned'))
    if (person.id !== viewer?.id) {
      const dedupeKey = `request:${request}:${person.id}`
      const notification = {
        ...requestAssignedNotification(row.kind),
        project,
        kind: 'message' as const,
        dedupeKey,
        now,
      }
      await notify(payload, staffNotification(notification, person.id))
    }
    return succeed(textOf('requestAssigned', { name: person.name }))
  },
})

const close = defineCall({
  path: '/userrequests/close',
  summary: 'Mark a user request as done, with its result; its student is notified',
  needs: WORKING,
  audit: audited('Closed a user request'),
  body: CloseRequestBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { request, result }, now }) => {
    const row = await findEditable(req, 'lead-submissions', request)
    if (!row) return notFound()
    if (followedSource(row.dedupeKey)) return refuse(textOf('requestElsewhere'), 'elsewhere')
    const isClosed = await closeRequest(req.payload, row, result, now)
    return isClosed ? succeed(textOf('requestClosed')) : refuse(textOf('requestIsDone'), 'tooLate')
  },
})

/** Requests of students, and what the team does with all user requests. */
export const REQUEST_CALLS: Call[] = [send, mine, assign, close]
