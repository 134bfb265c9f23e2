import { z } from 'zod'
import type { RequestProject } from '#access/projectOf.ts'
import { sessionCookie, staffCookie } from '#access/session/cookieNames.ts'
import type { SessionUser } from '#access/viewer.ts'
import {
  SessionsResponseSchema,
  SignedOutResponseSchema,
  SignOutDeviceBodySchema,
  SignOutEverywhereBodySchema,
} from '#domain/calls/account.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { provenValues } from '#domain/profile/provenChannel.ts'
import { textOf } from '#domain/text/textOf.ts'
import { endOneSession, endSessions, listSessions } from '../../operations/account/sessions.ts'
import { forgetDevices, rememberDevice } from '../../operations/auth/knownDevices.ts'
import { expiredCookie } from '../auth/cookies.ts'
import { ensureDevice } from '../auth/device.ts'
import { defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'

/** Set-Cookie headers that delete the student and the staff session cookie. */
export const expiredCookies = (project: RequestProject): string[] =>
  [sessionCookie, staffCookie].map((name) => expiredCookie(name(project.slug)))

export const sessions = defineCall({
  path: '/auth/sessions',
  method: 'get',
  summary: 'Sessions of the signed-in person',
  body: z.object({}),
  answer: SessionsResponseSchema,
  handle: async ({ req, now }) => {
    const user = req.user as SessionUser | null
    if (!user) return signedOut()
    const whose = { user: String(user.id), current: user._sid }
    return { apiSuccess: true as const, sessions: await listSessions(req.payload, whose, now) }
  },
})

export const signoutdevice = defineCall({
  path: '/auth/signoutdevice',
  summary: 'End one session of the signed-in person',
  body: SignOutDeviceBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, body, now, setCookie }) => {
    const user = req.user as SessionUser | null
    if (!user) return signedOut()
    if (!(await endOneSession(req, body.sessionId, now))) return notFound()
    if (body.sessionId === user._sid)
      setCookie(expiredCookie((user._isStaff ? staffCookie : sessionCookie)(project.slug)))
    return { apiSuccess: true as const, message: textOf('deviceSignedOut') }
  },
})

export const signouteverywhere = defineCall({
  path: '/auth/signouteverywhere',
  summary: 'End all sessions of the signed-in person, or all but this one',
  body: SignOutEverywhereBodySchema,
  answer: SignedOutResponseSchema,
  handle: async ({ req, project, body, now, setCookie }) => {
    const user = req.user as SessionUser | null
    if (!user) return signedOut()
    const ended = await endSessions(req, { keep: body.keepThis ? user._sid : undefined, now })
    // Devices that are signed out are no longer known; this browser has a valid session and stays known.
    await forgetDevices(req.payload, String(user.id))
    if (body.keepThis)
      await rememberDevice(req.payload, {
        project: project.id,
        user: String(user.id),
        identifiers: provenValues(user),
        device: ensureDevice(req, project, now, setCookie),
        now,
      })
    if (!body.keepThis) for (const cookie of expiredCookies(project)) setCookie(cookie)
    const message = body.keepThis ? textOf('othersSignedOut') : textOf('signedOutEverywhere')
    return { apiSuccess: true as const, message, ended }
  },
})
