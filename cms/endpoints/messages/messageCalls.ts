import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { projectOf } from '#access/projectOf.ts'
import { PreferencesResponseSchema, SavePreferencesBodySchema } from '#domain/calls/messagePreferences.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { isKnownMinor } from '#domain/people/consent/minor.ts'
import { textOf } from '#domain/text/textOf.ts'
import { consentsOf } from '../../operations/consents/consentsOf.ts'
import {
  optsInToMarketing,
  readPreferences,
  savePreferences,
  unsubscribe,
} from '../../operations/messages/preferences.ts'
import { readUnsubscribeToken, type Unsubscribed } from '../../operations/messages/unsubscribeLink.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { forbidden, notFound, signedOut } from '../refusals.ts'
import { refuse, respond, succeed } from '../responses.ts'
import { mailEvents } from './mailEvents.ts'
import { PUSH_CALLS, pushStateOf } from './pushCalls.ts'

const preferences = defineCall({
  path: '/messages/preferences',
  method: 'get',
  summary: 'Which messages the signed-in person gets, and when',
  body: z.object({}),
  answer: PreferencesResponseSchema,
  handle: async ({ req, project, viewer, now }) => {
    if (viewer?.project !== project.id) return signedOut()
    const found = await readPreferences(req.payload, { project: project.id, user: viewer.id }, now)
    if (!found) return notFound()
    const { isMinor, ...stored } = found
    return { ...succeed(), preferences: stored, isMinor, push: await pushStateOf(req.payload, viewer.id) }
  },
})

const savePreferencesCall = defineCall({
  path: '/messages/savepreferences',
  summary: 'Turn kinds of messages on or off, and set quiet hours',
  body: SavePreferencesBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (viewer?.project !== project.id) return signedOut()
    if (viewer.isReadOnly) return forbidden()
    const { birthYear } = await consentsOf(req.payload, viewer.id)
    if (optsInToMarketing(body) && isKnownMinor(birthYear, now.getUTCFullYear()))
      return refuse(textOf('preferencesMinor'), 'minor')
    await savePreferences(req.payload, { project: project.id, user: viewer.id }, body, now)
    return succeed(textOf('preferencesSaved'))
  },
})

export const MESSAGE_CALLS: Call[] = [preferences, savePreferencesCall, ...PUSH_CALLS]

/** The receiver and topic in the token of the query, in the project of the request; null when the token is invalid. */
function unsubscribedIn(req: PayloadRequest): Unsubscribed | null {
  const whose = readUnsubscribeToken(String(req.searchParams?.get('token') ?? ''))
  return whose && whose.project === projectOf(req)?.id ? whose : null
}

const badLink = () => refuse(textOf('unsubscribeBadLink'), 'notFound', { httpStatus: 404 })

/** GET messages/unsubscribe?token=…: shows what the link unsubscribes from. Changes nothing, since mail scanners follow links; cookies are ignored. */
const showUnsubscribe: Endpoint = {
  path: '/messages/unsubscribe',
  method: 'get',
  handler: async (req) => {
    const whose = unsubscribedIn(req)
    const found = whose && (await readPreferences(req.payload, whose, new Date()))
    if (!whose || !found) return respond(req, badLink())
    const isOn = found.choices.some((choice) => choice.kind === whose.kind && choice.isOn)
    return respond(req, { ...succeed(), kind: whose.kind, isOn })
  },
}

/** POST messages/unsubscribe?token=…: unsubscribes, from the page or by a mail program with one click (RFC 8058). Idempotent; cookies are ignored. */
const postUnsubscribe: Endpoint = {
  path: '/messages/unsubscribe',
  method: 'post',
  handler: async (req) => {
    const whose = unsubscribedIn(req)
    const isDone = whose !== null && (await unsubscribe(req.payload, whose, whose.kind))
    return respond(req, isDone ? succeed(textOf('unsubscribed')) : badLink())
  },
}

export const MESSAGE_ENDPOINTS: Endpoint[] = [showUnsubscribe, postUnsubscribe, mailEvents]
