import type { PayloadRequest } from 'payload'
import { projectBase } from '#domain/links/projectPath.ts'

/**
 * Where the storefront of this request lives: `/_projects/<slug>` when it was asked for by prefix, '' on the project's host;
 * with `/hi` behind it when a page in Hindi asks.
 */
export function siteBase(req: PayloadRequest, slug: string): string {
  const path = req.headers.get('x-internal-path') ?? ''
  const prefix = projectBase(slug)
  const base = path.startsWith(`${prefix}/`) ? prefix : ''
  return path.startsWith(`${base}/hi/`) ? `${base}/hi` : base
}
