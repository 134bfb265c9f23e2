import { z } from 'zod'
import { sessionCookie, staffCookie, viewAsCookie } from '#access/session/cookieNames.ts'
import type { SessionUser } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import { SessionBodySchema, UserResponseSchema, VerifiedResponseSchema } from '#domain/calls/auth.ts'
import { AcceptedSchema, type CallUser } from '#domain/calls/responses.ts'
import { roleOf, STUDENT_LEVEL } from '#domain/roles/roles.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { User } from '#payload-types'
import { exchangeToken } from '../../operations/auth/exchangeToken.ts'
import { openFromSession } from '../../operations/auth/openFromSession.ts'
import { signOut } from '../../operations/auth/signOut.ts'
import { endViewAs } from '../../operations/people/viewAs.ts'
import { defineCall } from '../defineCall.ts'
import { signedOut } from '../refusals.ts'
import { refuse } from '../responses.ts'
import { expiredCookie, httpOnlyCookie } from './cookies.ts'
import { recogniseDevice } from './recogniseDevice.ts'

/** The signed-in person as answered to the storefront. */
export function callUser(user: User, projectSlug: string): CallUser {
  const level = user.userLevel ?? STUDENT_LEVEL
  return {
    uid: user.uid,
    name: user.name ?? null,
    email: user.email ?? null,
    phone: user.phone ?? null,
    userLevel: level,
    role: roleOf(level).id,
    additionalFields: (user.additionalFields as Record<string, unknown>[] | null) ?? [],
    project: projectSlug,
  }
}

export const session = defineCall({
  path: '/auth/session',
  summary: 'Exchange a sign-in token for the session cookie',
  body: SessionBodySchema,
  answer: UserResponseSchema,
  handle: async (context) => {
    const { req, project, body, now, setCookie } = context
    const traded = await exchangeToken(req, body.signInToken, { isStaff: false, project: project.id, now })
    if (!traded) return refuse(textOf('tokenUsed'), 'tokenUsed', { httpStatus: 401 })
    const user = await req.payload.db.findOne<User>({
      collection: 'users',
      where: { id: { equals: idOf(traded.session.user) } },
    })
    if (!user || user.isBlocked || user.deletedAt)
      return refuse(textOf('tokenUsed'), 'tokenUsed', { httpStatus: 401 })
    setCookie(httpOnlyCookie(sessionCookie(project.slug), traded.secret, new Date(traded.session.expiresAt)))
    await recogniseDevice(context, user, traded.session)
    return {
      apiSuccess: true as const,
      message: textOf('verifiedLoggingIn'),
      user: callUser(user, project.slug),
    }
  },
})

export const me = defineCall({
  path: '/auth/me',
  method: 'get',
  summary: 'Who is signed in',
  body: z.object({}),
  answer: UserResponseSchema,
  handle: async ({ req, project }) => {
    if (!req.user) return signedOut()
    return { apiSuccess: true as const, user: callUser(req.user as SessionUser, project.slug) }
  },
})

export const signout = defineCall({
  path: '/auth/signout',
  summary: 'End this session',
  body: z.object({}),
  answer: AcceptedSchema,
  handle: async ({ req, project, now, setCookie }) => {
    // Staff who view as a student end that view first and stay signed in.
    if (!req.user && (await endViewAs(req, project, now))) {
      setCookie(expiredCookie(viewAsCookie(project.slug)))
      return { apiSuccess: true as const, message: textOf('viewStopped') }
    }
    const isStaff = (req.user as SessionUser | null)?._isStaff ?? false
    await signOut(req, project, now)
    setCookie(expiredCookie((isStaff ? staffCookie : sessionCookie)(project.slug)))
    return { apiSuccess: true as const, message: textOf('signedOut') }
  },
})

export const getcustomtoken = defineCall({
  path: '/auth/getcustomtoken',
  summary: 'A sign-in token for another surface of the same person',
  body: z.object({ platform: z.string().max(40).default('web') }),
  answer: VerifiedResponseSchema,
  handle: async ({ req, body, now }) => {
    const opened = req.user && (await openFromSession(req, body.platform, now))
    if (!opened) return signedOut()
    return { apiSuccess: true as const, ...opened }
  },
})
