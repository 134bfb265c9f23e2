/** Figures of the one-time-password guard (docs/security.md). Times in ms. Spec 9 fixes the first four. */
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
/** How long a fresh code counts for what needs one (docs/security.md, "Sessions"). */
export const PROOF_MS = 600_000
/** How long a right login code without an account stands for the code of a sign-up (docs/security.md, "Signing in"). */
export const SIGNUP_PROOF_MS = 600_000
/** Sign-out, error and delivery logs are kept for 90 days (spec 9). */
export const LOG_MS = 90 * DAY_MS
/** A device stays known for as long after its last sign-in. */
export const KNOWN_DEVICE_MS = 400 * DAY_MS

/** All known devices of one mailbox or phone together get so many times the codes a day that one of them may get. */
export const KNOWN_DEVICES_FACTOR = 2

/** What no project sets its limits above: a code of 6 digits must stay out of reach of guessing. */
export const AUTH_LIMIT_CEILINGS = {
  maxTries: 5,
  guessBurst: 10,
  longGuessesPerDay: 20,
  knownDeviceGuessesPerDay: 50,
} as const

/**
 * The project's `authLimits` setting starts from these. A "wrong guess" counts before the code is looked at and is
 * given back when it was right, so parallel guesses never get more than the figure.
 */
export const DEFAULT_AUTH_LIMITS = {
  /** Wrong tries after which a code dies. */
  maxTries: 3,
  sendGapMs: OTP_RESEND_GAP_MS,
  sendsPerHour: 5,
  sendsPerDay: 10,
  /** Wrong guesses for an identifier on devices it never signed in on, in a row; then step-up. */
  guessBurst: 3,
  /** One more of them each so many ms. */
  guessRefillMs: 7 * DAY_MS,
  /** Wrong 6-digit guesses for an identifier a day, on devices it never signed in on. */
  longGuessesPerDay: 5,
  /** Wrong guesses a day on a device the identifier signed in on before. */
  knownDeviceGuessesPerDay: 10,
  ipSendsPerHour: 60,
  /** Codes a day that new devices of one address get, SMS and e-mails together; then they are refused (decision 30). */
  ipSendsPerDay: 300,
  ipGuessesPerHour: 30,
  /** A network (IPv4 /24, IPv6 /48) may so many times what one address may. */
  networkFactor: 10,
  /** SMS a project sends a day at most; unknown devices get at most nine tenths of it. */
  smsPerDay: 5000,
  /** The same of e-mails with codes. */
  emailsPerDay: 5000,
  /** SMS a day to phones that share their first six digits, for unknown devices. */
  smsPerPrefixPerDay: 200,
  /** Wrong guesses of unknown devices an hour above which the project steps up for an hour, or this share (%) of its sends. */
  projectGuessesPerHour: 200,
  projectGuessPercent: 20,
}

export type AuthLimits = typeof DEFAULT_AUTH_LIMITS
