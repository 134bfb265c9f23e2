import { randomBytes } from 'node:crypto'
import { stringifySetCookie } from 'cookie'
import { type PayloadRequest, parseCookies } from 'payload'
import { challengeCookie } from '#access/session/cookieNames.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { env } from '../../config/env.ts'

/** A Set-Cookie header for a cookie that scripts cannot read: SameSite=Lax, Secure when the public address is https. */
export function httpOnlyCookie(name: string, value: string, expires: Date): string {
  const secure = env().PUBLIC_URL.startsWith('https:')
  return stringifySetCookie({ name, value, expires, path: '/', httpOnly: true, sameSite: 'lax', secure })
}

export const expiredCookie = (name: string): string => httpOnlyCookie(name, '', new Date(0))

/** Value of the challenge cookie, which binds codes to a browser; null when it is missing or malformed. */
export const browserOf = (req: PayloadRequest, projectSlug: string): string | null => {
  const value = parseCookies(req.headers).get(challengeCookie(projectSlug))
  return value && /^[A-Za-z0-9_-]{20,60}$/.test(value) ? value : null
}

/** Like `browserOf`, but sets the cookie when there is none; several codes sent by one request share it. */
export function ensureBrowser(
  req: PayloadRequest,
  projectSlug: string,
  now: Date,
  setCookie: (cookie: string) => void,
): string {
  if (typeof req.context.browser === 'string') return req.context.browser
  const browser = browserOf(req, projectSlug) ?? randomBytes(16).toString('base64url')
  req.context.browser = browser
  setCookie(httpOnlyCookie(challengeCookie(projectSlug), browser, new Date(now.getTime() + DAY_MS)))
  return browser
}
