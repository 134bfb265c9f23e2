/** Figures of the one-time-password guard (security.md). Times in ms. Sections 1, 4 and 9 of the specification fix the first four. */
export const OTP_LENGTH = 4
export const OTP_VALID_MS = 600_000
export const OTP_RESEND_GAP_MS = 30_000
export const SESSION_MS = 172_800_000

/** Staff rights need a longer code (contracts.md, "Sign-in semantics"). */
export const STAFF_OTP_LENGTH = 6
export const STAFF_SESSION_MS = 86_400_000
export const STAFF_IDLE_MS = 3_600_000

export const OTP_MAX_TRIES = 3
export const SENDS_PER_DAY = 10
export const DAY_MS = 86_400_000
export const SIGN_IN_TOKEN_MS = 60_000
export const SIGNOUT_LOG_MS = 90 * DAY_MS

export type AuthLimits = { maxTries: number; sendGapMs: number; sendsPerDay: number }

/** The project's `authLimits` setting starts from these. */
export const DEFAULT_AUTH_LIMITS: AuthLimits = {
  maxTries: OTP_MAX_TRIES,
  sendGapMs: OTP_RESEND_GAP_MS,
  sendsPerDay: SENDS_PER_DAY,
}

/** True once a code sent at `sentAt` may no longer be used (section 1: 10 minutes). */
export const isOtpExpired = (sentAt: Date, now: Date): boolean =>
  now.getTime() - sentAt.getTime() > OTP_VALID_MS
