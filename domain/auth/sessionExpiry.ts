import { SESSION_MS } from './policy.ts'

/** When a stored session label ends, ms since epoch: the server's answer, else server time plus 48 hours (spec 7 and 9). */
export const sessionExpiry = (expiresAt: number | undefined, serverNow: number): number =>
  expiresAt ?? serverNow + SESSION_MS
