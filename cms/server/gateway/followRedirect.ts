import type { Response } from 'express'
import type { RequestContext } from '../http/requestContext.ts'
import type { ProjectRecord } from './projectDirectory.ts'
import { type Redirects, redirectLocation } from './redirects.ts'

/** Editors change their minds: no browser shall remember a redirect for ever. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Answers with a redirect of the project when the address without a page has one; whether it did. */
export type RedirectFollower = (
  res: Response,
  context: RequestContext,
  project: ProjectRecord,
) => Promise<boolean>

/** Of the pages that are kept and of those that development draws anew. */
export const createRedirectFollower =
  (redirects: Redirects): RedirectFollower =>
  async (res, context, project) => {
    const redirect = await redirects.find(project, context.path)
    const location = redirect && redirectLocation(redirect.to, context)
    if (!location) return false
    res.setHeader('cache-control', REVALIDATE)
    res.redirect(redirect.isPermanent ? 308 : 307, location)
    return true
  }
