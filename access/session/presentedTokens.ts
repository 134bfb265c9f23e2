import { parseCookies } from 'payload'
import { sessionCookie, staffCookie, viewAsCookie } from './cookieNames.ts'

/** A token and whom it must belong to for this request. */
export type PresentedToken = { token: string; isFor: 'anybody' | 'staff' | 'learner' }

/** True for the admin panel's own pages and the calls they make. */
export function isFromAdmin(headers: Headers, path: string | null): boolean {
  if (path?.startsWith('/admin')) return true
  const referer = headers.get('referer')
  return referer !== null && /^https?:\/\/[^/]+\/admin(\/|$|\?)/.test(referer)
}

/** The calls of the storefront's expert panel, which is for staff, from a page in either language. */
const EXPERT_CALLS = /^(\/_projects\/[^/]+)?(\/hi)?\/api\/expert(\/|$)/

/**
 * The session tokens a request presents, the one to try first in front: a bearer token alone, else the cookies of the
 * project. One browser may hold a learner's and a staff session; the admin panel and the expert panel speak for staff,
 * everything else for the learner. Whoever looks through another person's eyes does so where that person would be.
 */
export function presentedTokens(headers: Headers, slug: string, path: string | null): PresentedToken[] {
  const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(headers.get('authorization') ?? '')?.[1]
  if (bearer) return [{ token: bearer, isFor: 'anybody' }]
  const cookies = parseCookies(headers)
  const isAdmin = isFromAdmin(headers, path) || EXPERT_CALLS.test(path ?? '')
  const names = [sessionCookie(slug), staffCookie(slug)]
  const viewed = cookies.get(viewAsCookie(slug))
  const own = (isAdmin ? names.toReversed() : names).flatMap((name): PresentedToken[] => {
    const token = cookies.get(name)
    return token ? [{ token, isFor: 'anybody' }] : []
  })
  return viewed ? [{ token: viewed, isFor: isAdmin ? 'staff' : 'learner' }, ...own] : own
}
