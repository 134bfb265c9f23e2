import { OTP_RESEND_GAP_MS } from '#domain/auth/policy.ts'
import type { AccountRefusal } from '#site/data/account/account.ts'

/** When the next code can be asked for, ms since epoch: after a send, or as the refusal of one says. */
export const nextSendAt = (now: number, refusal?: AccountRefusal): number =>
  refusal ? now + (refusal.retryAfterS ?? 0) * 1000 : now + OTP_RESEND_GAP_MS
