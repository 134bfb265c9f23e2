import { OTP_RESEND_GAP_MS } from '#domain/auth/policy.ts'
import type { AccountRefusal } from '#site/data/account/account.ts'

/** When the next code can be requested, ms since epoch: after a send, or as stated by a refusal. */
export const nextSendAt = (now: number, refusal?: AccountRefusal): number =>
  refusal ? now + (refusal.retryAfterS ?? 0) * 1000 : now + OTP_RESEND_GAP_MS
