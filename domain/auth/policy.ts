/** Limits that guard one-time passwords (docs/security.md). Times in ms. Spec 9 fixes the first four. */
export const OTP_LENGTH = 4
export const OTP_VALID_MS = 600_000
export const OTP_RESEND_GAP_MS = 30_000
export const SESSION_MS = 172_800_000

/** Staff rights, step-up and proofs need a longer code (docs/security.md, "Signing in"). */
export const LONG_OTP_LENGTH = 6
export const STAFF_IDLE_MS = 3_600_000
/** Staff rights of sub admins and above end after a day. */
export const SENIOR_STAFF_SESSION_MS = 86_400_000

export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000
export const SIGN_IN_TOKEN_MS = 60_000
/** How long a fresh code allows the actions that require one (docs/security.md, "Sessions"). */
export const PROOF_MS = 600_000
/**
 * How long a right login code without an account replaces the code of a sign-up
 * (docs/security.md, "Signing in").
 */
export const SIGNUP_PROOF_MS = 600_000
/** Sign-out, error and delivery logs are kept for 90 days (spec 9). */
export const LOG_MS = 90 * DAY_MS
/** How long a device stays known after its last sign-in. */
export const KNOWN_DEVICE_MS = 400 * DAY_MS

/**
 * All known devices of one mailbox or phone together may get this many times the daily codes of one device.
 */
export const KNOWN_DEVICES_FACTOR = 2

/** Upper bounds of the limits that a project may set: a 6-digit code must stay out of reach of guessing. */
export const AUTH_LIMIT_CEILINGS = {
  maxTries: 5,
  guessBurst: 10,
  longGuessesPerDay: 20,
  knownDeviceGuessesPerDay: 50,
} as const

/**
 * Defaults of the project's `authLimits` setting. A guess is counted as wrong before the code is compared and
 * credited back when it was right, so parallel guesses never exceed a limit.
 */
export const DEFAULT_AUTH_LIMITS = {
  /** Wrong tries after which a code becomes invalid. */
  maxTries: 3,
  sendGapMs: OTP_RESEND_GAP_MS,
  sendsPerHour: 5,
  sendsPerDay: 10,
  /** Consecutive wrong guesses for an identifier on unknown devices; then step-up. */
  guessBurst: 3,
  /** Interval at which one more such guess is allowed, ms. */
  guessRefillMs: 7 * DAY_MS,
  /** Wrong 6-digit guesses a day for an identifier on unknown devices. */
  longGuessesPerDay: 5,
  /** Wrong guesses a day for an identifier on a known device. */
  knownDeviceGuessesPerDay: 10,
  ipSendsPerHour: 60,
  /**
   * Codes a day for new devices of one IP address, SMS and e-mails together; further ones are refused
   * (decision 30).
   */
  ipSendsPerDay: 300,
  ipGuessesPerHour: 30,
  /** A network (IPv4 /24, IPv6 /48) gets this many times the limits of one IP address. */
  networkFactor: 10,
  /** Maximum SMS of a project a day; unknown devices get at most nine tenths of it. */
  smsPerDay: 5000,
  /** The same limit for e-mails with codes. */
  emailsPerDay: 5000,
  /** SMS a day from unknown devices to phones that share their first six digits. */
  smsPerPrefixPerDay: 200,
  /**
   * Wrong guesses an hour of unknown devices, or their share (%) of the project's sends, above which the
   * project steps up for an hour.
   */
  projectGuessesPerHour: 200,
  projectGuessPercent: 20,
}

export type AuthLimits = typeof DEFAULT_AUTH_LIMITS
