import type { PayloadRequest } from 'payload'
import type { Locale } from '#domain/text/locales.ts'

export type RequestProject = { id: string; slug: string }

/** Stands where a project would, for owners at an address without one. */
export const PLATFORM: RequestProject = { id: 'platform', slug: 'platform' }

/** Set by Express after it deleted whatever came in under this name; see cms/server/gateway/project.ts. */
export const PROJECT_HEADER = 'x-internal-project'

/**
 * The project a request is for, resolved once by Express, or set in `req.context.project` by jobs and scripts, or null
 * (platform scope). The only reader of the internal header.
 */
export function projectOf(req: Pick<PayloadRequest, 'context' | 'headers'>): RequestProject | null {
  const given = req.context?.project as RequestProject | undefined
  if (given) return given
  const [id, slug] = req.headers?.get(PROJECT_HEADER)?.split(' ') ?? []
  return id && slug ? { id, slug } : null
}

/** The language of the page that asked, told beside the project in the internal header. */
export const localeOf = (req: Pick<PayloadRequest, 'headers'>): Locale =>
  req.headers?.get(PROJECT_HEADER)?.split(' ')[2] === 'hi' ? 'hi' : 'en'
