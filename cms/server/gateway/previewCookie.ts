import { parseCookie } from 'cookie'
import { previewCookie } from '#access/session/cookieNames.ts'

/**
 * The preview token of a request for this project: null without a preview cookie, empty for a malformed one. The token is not
 * validated here.
 */
export function previewTokenOf(header: string | undefined, slug: string): string | null {
  const name = previewCookie(slug)
  if (!header?.includes(name)) return null
  const token = parseCookie(header)[name]
  if (token === undefined) return null
  return /^[A-Za-z0-9_-]{20,200}$/.test(token) ? token : ''
}
