import type { AuthStrategy } from 'payload'
import { PLATFORM, projectOf } from '../projectOf.ts'
import { findSession } from './findSession.ts'
import { presentedTokens } from './presentedTokens.ts'

/** Set by Express: the path the browser asked for, so that the admin's own pages are told from the storefront's calls. */
export const PATH_HEADER = 'x-internal-path'

/** The one way to be signed in: a session of ours, by cookie or Authorization header. */
export const sessionStrategy: AuthStrategy = {
  name: 'otp-session',
  authenticate: async ({ headers, payload }) => {
    const project = projectOf({ headers, context: {} })
    for (const token of presentedTokens(headers, (project ?? PLATFORM).slug, headers.get(PATH_HEADER))) {
      const user = await findSession(payload, token, project)
      if (user) return { user: user as never }
    }
    return { user: null }
  },
}
