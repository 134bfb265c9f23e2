import type { AuthStrategy } from 'payload'
import { PLATFORM, projectOf } from '../projectOf.ts'
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

/**
 * The one way to be signed in: a session of ours, by cookie or Authorization header. A session that only looks signs
 * nobody in for a request that changes something; the panel's own POSTs draw pages, and its rules refuse the rest.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'otp-session',
  authenticate: async ({ headers, payload }) => {
    const project = projectOf({ headers, context: {} })
    for (const { token, isFor } of presentedTokens(
      headers,
      (project ?? PLATFORM).slug,
      headers.get(PATH_HEADER),
    )) {
      const user = await findSession(payload, token, project)
      if (!user || (isFor !== 'anybody' && user._isStaff !== (isFor === 'staff'))) continue
      return { user: user._isReadOnly && isChange(headers) ? null : (user as never) }
    }
    return { user: null }
  },
}
