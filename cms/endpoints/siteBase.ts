import type { PayloadRequest } from 'payload'
import { projectBase } from '#domain/links/projectPath.ts'

/**
 * Base path of the storefront for links in the answer: `/_projects/<slug>` for a request with that prefix, '' on the project's
 * host; followed by `/hi` for a request from a Hindi page.
 */
export function siteBase(req: PayloadRequest, slug: string): string {
  const path = req.headers.get('x-internal-path') ?? ''
  const prefix = projectBase(slug)
  const base = path.startsWith(`${prefix}/`) ? prefix : ''
  return path.startsWith(`${base}/hi/`) ? `${base}/hi` : base
}
