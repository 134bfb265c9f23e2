import type { AuthStrategy, BasePayload } from 'payload'
import { PLATFORM, projectOf } from '../projectOf.ts'
import type { SessionUser } from '../viewer.ts'
import { findSession } from './findSession.ts'
import { presentedTokens } from './presentedTokens.ts'

/**
 * Set by Express: the path that the browser requested, to distinguish the admin's own pages from the
 * storefront's calls.
 */
export const PATH_HEADER = 'x-internal-path'
/** Set by Express: the HTTP method, since the strategy only gets headers. */
export const METHOD_HEADER = 'x-internal-method'

/** The panel POSTs to this path while a person works; it changes nothing. */
const REFRESH_PATH = '/api/users/refresh-token'

/** Payload's panel sends long queries as POST with a method override. */
const isChange = (headers: Headers): boolean => {
  const method = headers.get(METHOD_HEADER) ?? 'GET'
  if (method === 'GET' || method === 'HEAD') return false
  const path = headers.get(PATH_HEADER)
  if (path?.startsWith('/admin') || path === REFRESH_PATH) return false
  return !(method === 'POST' && headers.get('x-payload-http-method-override') === 'GET')
}

const usersByHeaders = new WeakMap<Headers, Promise<SessionUser | null>>()

/**
 * The person authenticated by the headers of a request, or null; looked up once per request. A read-only session
 * is not accepted for a change. Throws when the database can't be read.
 */
export function findUser(payload: BasePayload, headers: Headers): Promise<SessionUser | null> {
  const user = usersByHeaders.get(headers) ?? lookUp(payload, headers)
  usersByHeaders.set(headers, user)
  return user
}

async function lookUp(payload: BasePayload, headers: Headers): Promise<SessionUser | null> {
  const project = projectOf({ headers, context: {} })
  const tokens = presentedTokens(headers, (project ?? PLATFORM).slug, headers.get(PATH_HEADER))
  for (const { token, isFor } of tokens) {
    const user = await findSession(payload, token, project)
    if (!user || (isFor !== 'anybody' && user._isStaff !== (isFor === 'staff'))) continue
    return user._isReadOnly && isChange(headers) ? null : user
  }
  return null
}

/**
 * Payload treats a strategy that throws like one without a user. An error is no sign-out, so it is thrown
 * when the user is accessed.
 */
const throwingUser = (fault: unknown) => ({
  get user(): never {
    throw fault
  },
})

/**
 * The only authentication: a session by cookie or Authorization header. The panel's own POSTs only render
 * pages, and access rules refuse all other changes in a read-only session.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'otp-session',
  authenticate: ({ headers, payload }) =>
    findUser(payload, headers).then((user) => ({ user: user as never }), throwingUser),
}
