import type { PayloadRequest } from 'payload'
import type { Locale } from '#domain/text/locales.ts'

export type RequestProject = { id: string; slug: string }

/** Used in place of a project for platform owners on a host that belongs to no project. */
export const PLATFORM: RequestProject = { id: 'platform', slug: 'platform' }

/**
 * Set by Express, which first deletes any incoming header of this name; see cms/server/gateway/project.ts.
 */
export const PROJECT_HEADER = 'x-internal-project'

/**
 * The project of a request, resolved once by Express, or set in `req.context.project` by jobs and scripts;
 * null for platform scope.
 */
export function projectOf(req: Pick<PayloadRequest, 'context' | 'headers'>): RequestProject | null {
  const fromContext = req.context?.project as RequestProject | undefined
  if (fromContext) return fromContext
  const [id, slug] = req.headers?.get(PROJECT_HEADER)?.split(' ') ?? []
  return id && slug ? { id, slug } : null
}

/** The language of the requesting page, sent with the project in the internal header. */
export const localeOf = (req: Pick<PayloadRequest, 'headers'>): Locale =>
  req.headers?.get(PROJECT_HEADER)?.split(' ')[2] === 'hi' ? 'hi' : 'en'
