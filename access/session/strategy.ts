import type { AuthStrategy, BasePayload } from 'payload'
import { PLATFORM, projectOf } from '../projectOf.ts'
import type { SessionUser } from '../viewer.ts'
import { findSession } from './findSession.ts'
import { presentedTokens } from './presentedTokens.ts'

/** Set by Express: the path the browser asked for, so that the admin's own pages are told from the storefront's calls. */
export const PATH_HEADER = 'x-internal-path'
/** Set by Express: how the browser asked, since the strategy sees headers alone. */
export const METHOD_HEADER = 'x-internal-method'

/** The panel asks this by POST while somebody works; it changes nothing. */
const REFRESH_PATH = '/api/users/refresh-token'

/** Payload's panel sends long questions as POST and says so. */
const isChange = (headers: Headers): boolean => {
  const method = headers.get(METHOD_HEADER) ?? 'GET'
  if (method === 'GET' || method === 'HEAD') return false
  const path = headers.get(PATH_HEADER)
  if (path?.startsWith('/admin') || path === REFRESH_PATH) return false
  return !(method === 'POST' && headers.get('x-payload-http-method-override') === 'GET')
}

const found = new WeakMap<Headers, Promise<SessionUser | null>>()

/**
 * Whoever the headers of a request sign in, or null; looked up once a request. A session that only looks signs nobody in for
 * a change. Throws when the database can't tell.
 */
export function findUser(payload: BasePayload, headers: Headers): Promise<SessionUser | null> {
  const user = found.get(headers) ?? lookUp(payload, headers)
  found.set(headers, user)
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

/** Payload takes a strategy that throws for one that knows nobody. A fault is not a sign-out, so reading the answer throws it. */
const faulty = (fault: unknown) => ({
  get user(): never {
    throw fault
  },
})

/**
 * The one way to be signed in: a session of ours, by cookie or Authorization header. The panel's own POSTs draw pages,
 * and its rules refuse the rest to a session that only looks.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'otp-session',
  authenticate: ({ headers, payload }) =>
    findUser(payload, headers).then((user) => ({ user: user as never }), faulty),
}
