import type { Response } from 'express'
import type { RequestContext } from '../http/requestContext.ts'
import type { ProjectRecord } from './projectDirectory.ts'
import { type Redirects, redirectLocation } from './redirects.ts'

/** Editors may change a redirect later, so browsers have to revalidate even permanent ones. */
const NO_LONG_CACHING = 'public, max-age=0, must-revalidate'

/** Redirects a path without a page if the project has a redirect for it; resolves to whether it did. */
export type RedirectFollower = (
  res: Response,
  context: RequestContext,
  project: ProjectRecord,
) => Promise<boolean>

/** Used by the page gateway and by the proxy of development. */
export const createRedirectFollower =
  (redirects: Redirects): RedirectFollower =>
  async (res, context, project) => {
    const redirect = await redirects.find(project, context.path)
    const location = redirect && redirectLocation(redirect.to, context)
    if (!location) return false
    res.setHeader('cache-control', NO_LONG_CACHING)
    res.redirect(redirect.isPermanent ? 308 : 307, location)
    return true
  }
