import { type Endpoint, meOperation } from 'payload'
import { PLATFORM, projectOf } from '#access/projectOf.ts'
import { staffCookie, viewAsCookie } from '#access/session/cookieNames.ts'
import type { SessionUser } from '#access/viewer.ts'
import { renderText } from '#domain/text/renderText.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { Session } from '#payload-types'
import { signOut } from '../../operations/auth/signOut.ts'
import { endViewAs } from '../../operations/people/viewAs.ts'
import { expiredCookie } from './cookies.ts'

/** The panel's "Log out": ends the staff session, not only its cookie. */
const logout: Endpoint = {
  path: '/logout',
  method: 'post',
  handler: async (req) => {
    const project = projectOf(req) ?? PLATFORM
    if (!req.user && (await endViewAs(req, project, new Date())))
      return Response.json(
        { message: renderText('en', textOf('viewStopped')) },
        { headers: { 'set-cookie': expiredCookie(viewAsCookie(project.slug)) } },
      )
    if (!req.user) return Response.json({ message: renderText('en', textOf('notLoggedIn')) }, { status: 401 })
    await signOut(req, project, new Date())
    return Response.json(
      { message: renderText('en', textOf('signedOut')) },
      { headers: { 'set-cookie': expiredCookie(staffCookie(project.slug)) } },
    )
  },
}

/** The panel calls this periodically. The end of a session is fixed, so nothing is prolonged. */
const refresh: Endpoint = {
  path: '/refresh-token',
  method: 'post',
  handler: async (req) => {
    const user = req.user as SessionUser | null
    if (!user) return Response.json({ message: renderText('en', textOf('notLoggedIn')) }, { status: 401 })
    const session = await req.payload.db.findOne<Session>({
      collection: 'sessions',
      where: { id: { equals: user._sid } },
    })
    const exp = Math.floor(Date.parse(session?.expiresAt ?? '') / 1000)
    const { phoneKey: _phone, emailKey: _email, seedHash: _hash, seedKey: _key, _sid, ...shown } = user
    return Response.json({ message: '', refreshedToken: '', exp, user: shown })
  },
}

/** Replaces Payload's own `me`, which decodes bearer tokens as JWTs and fails on session secrets. */
const me: Endpoint = {
  path: '/me',
  method: 'get',
  handler: async (req) => {
    const found = await meOperation({ collection: req.payload.collections.users, req })
    return Response.json({ ...found, message: '' })
  },
}

/** They override Payload's endpoints of the same paths, since the first match wins. */
export const sessionEndpoints: Endpoint[] = [logout, refresh, me]
