import { parseCookies } from 'payload'
import { sessionCookie, staffCookie } from './cookieNames.ts'

/** True for the admin panel's own pages and the calls they make. */
function isFromAdmin(headers: Headers, path: string | null): boolean {
  if (path?.startsWith('/admin')) return true
  const referer = headers.get('referer')
  return referer !== null && /^https?:\/\/[^/]+\/admin(\/|$|\?)/.test(referer)
}

/**
 * The session tokens a request presents, the one to try first in front: a bearer token alone, else the cookies of the
 * project. One browser may hold a learner's and a staff session; the admin panel speaks for staff, everything else for
 * the learner.
 */
export function presentedTokens(headers: Headers, slug: string, path: string | null): string[] {
  const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(headers.get('authorization') ?? '')?.[1]
  if (bearer) return [bearer]
  const cookies = parseCookies(headers)
  const learner = cookies.get(sessionCookie(slug))
  const staff = cookies.get(staffCookie(slug))
  const order = isFromAdmin(headers, path) ? [staff, learner] : [learner, staff]
  return order.filter((token): token is string => Boolean(token))
}
