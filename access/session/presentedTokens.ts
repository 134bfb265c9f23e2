import { parseCookies } from 'payload'
import { sessionCookie, staffCookie, viewAsCookie } from './cookieNames.ts'

/** A session token, and the kind of session that it must belong to. */
export type PresentedToken = { token: string; isFor: 'anybody' | 'staff' | 'learner' }

/** True for the admin panel's own pages and the calls they make. */
export function isFromAdmin(headers: Headers, path: string | null): boolean {
  if (path?.startsWith('/admin')) return true
  const referer = headers.get('referer')
  return referer !== null && /^https?:\/\/[^/]+\/admin(\/|$|\?)/.test(referer)
}

/** The calls of the storefront's expert panel, which is for staff, from a page in either language. */
const EXPERT_CALLS = /^(\/_projects\/[^/]+)?(\/hi)?\/api\/expert(doubts)?(\/|$)/

/**
 * The session tokens of a request, in the order to try them: only a bearer token if there is one, else the
 * project's cookies. A browser may have a student's and a staff session; the admin panel and the expert panel
 * use the staff session, everything else the student's. A view-as session takes precedence where the viewed
 * person would be signed in.
 */
export function presentedTokens(headers: Headers, slug: string, path: string | null): PresentedToken[] {
  const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(headers.get('authorization') ?? '')?.[1]
  if (bearer) return [{ token: bearer, isFor: 'anybody' }]
  const cookies = parseCookies(headers)
  const isAdmin = isFromAdmin(headers, path) || EXPERT_CALLS.test(path ?? '')
  const names = [sessionCookie(slug), staffCookie(slug)]
  const viewAsToken = cookies.get(viewAsCookie(slug))
  const ownTokens = (isAdmin ? names.toReversed() : names).flatMap((name): PresentedToken[] => {
    const token = cookies.get(name)
    return token ? [{ token, isFor: 'anybody' }] : []
  })
  return viewAsToken
    ? [{ token: viewAsToken, isFor: isAdmin ? 'staff' : 'learner' }, ...ownTokens]
    : ownTokens
}
