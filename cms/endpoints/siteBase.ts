import type { PayloadRequest } from 'payload'

/** Where the storefront of this request lives: `/_projects/<slug>` when it was asked for by prefix, '' on the project's host. */
export function siteBase(req: PayloadRequest, slug: string): string {
  const prefix = `/_projects/${slug}`
  return req.headers.get('x-internal-path')?.startsWith(`${prefix}/`) ? prefix : ''
}
