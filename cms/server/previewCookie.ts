import { previewCookie } from '#access/session/cookieNames.ts'

/** The token of a visitor who looks at drafts of this project, or null. Whether it still counts is another question. */
export function previewTokenOf(cookies: string | undefined, slug: string): string | null {
  const name = `${previewCookie(slug)}=`
  for (const cookie of (cookies ?? '').split(';')) {
    const pair = cookie.trim()
    if (!pair.startsWith(name)) continue
    const token = pair.slice(name.length)
    return /^[A-Za-z0-9_-]{20,200}$/.test(token) ? token : ''
  }
  return null
}

/** Takes a preview cookie that no longer counts from the browser. */
export const droppedPreviewCookie = (slug: string, isHttps: boolean): string =>
  `${previewCookie(slug)}=; Path=/; HttpOnly; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT${isHttps ? '; Secure' : ''}`
