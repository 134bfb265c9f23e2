import { createHmac, randomBytes } from 'node:crypto'
import { type PayloadRequest, parseCookies } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { deviceCookie } from '#access/session/cookieNames.ts'
import { KNOWN_DEVICE_MS } from '#domain/auth/policy.ts'
import { serverKey } from '../../config/serverKey.ts'
import { isSameHash } from '../../operations/auth/codeHash.ts'
import type { Client } from '../../operations/auth/slot.ts'
import { httpOnlyCookie } from './cookies.ts'

const sign = (project: string, device: string): string =>
  createHmac('sha256', serverKey('device')).update(`${project}\n${device}`).digest('base64url')

/** Device id in the cookie of the request: 128 random bits, signed for this project; null without a valid cookie (docs/security.md). */
function deviceOf(req: PayloadRequest, project: RequestProject): string | null {
  const cookie = parseCookies(req.headers).get(deviceCookie(project.slug)) ?? ''
  const [, device, signature] = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/.exec(cookie) ?? []
  return device && signature && isSameHash(sign(project.id, device), signature) ? device : null
}

/** Device and IP address of a request, which limits of codes count by. */
export const clientOf = (req: PayloadRequest, project: RequestProject): Client => ({
  device: deviceOf(req, project),
  ip: req.headers.get('x-internal-ip'),
})

/** Device id of the request, a new one when there is none; sets or prolongs its cookie. */
export function ensureDevice(
  req: PayloadRequest,
  project: RequestProject,
  now: Date,
  setCookie: (cookie: string) => void,
): string {
  const device = deviceOf(req, project) ?? randomBytes(16).toString('base64url')
  const value = `${device}.${sign(project.id, device)}`
  const expires = new Date(now.getTime() + KNOWN_DEVICE_MS)
  setCookie(httpOnlyCookie(deviceCookie(project.slug), value, expires))
  return device
}
