import { MESSAGES } from '../text/messages.ts'

/** The login-service calls of the dialog (spec 7). */
export type AuthCall =
  | 'loginAndSendOtp'
  | 'loginemailotp'
  | 'verifyOtp'
  | 'verifyEmailOtp'
  | 'resendOtp'
  | 'resendEmailOtp'
  | 'signupAndSendOtp'
  | 'verifySignupOtp'
  | 'resendSignupOtp'
  | 'resendSignupEmailOtp'

type Notices = {
  /** Shown while the call runs, for at most `waitMs`. */
  wait: string
  waitMs: number
  done: string
  doneAs: 'success' | 'info'
  /**
   * The browser alert of spec 8 is the product's own alert dialog, in its design and with the project's name.
   */
  failAs: 'alert' | 'snackbar'
  failMs: number
  /** Text of a refusal that has no message of its own. */
  fallback: string
}

const SNACKBAR_MS = 5000
const LONG_MS = 10_000

const sends = {
  wait: MESSAGES.sendingOtpWait,
  waitMs: LONG_MS,
  done: MESSAGES.otpSent,
  doneAs: 'success',
  failAs: 'alert',
  failMs: SNACKBAR_MS,
  fallback: MESSAGES.sendingOtpFailed,
} satisfies Notices
const resends = {
  ...sends,
  wait: MESSAGES.sendingOtp,
  waitMs: SNACKBAR_MS,
  done: MESSAGES.otpSentAgain,
  fallback: MESSAGES.resendRefused,
} satisfies Notices
const verifies = {
  wait: MESSAGES.verifyingOtp,
  waitMs: SNACKBAR_MS,
  done: MESSAGES.verifiedLoggingIn,
  doneAs: 'info',
  failAs: 'snackbar',
  failMs: SNACKBAR_MS,
  fallback: MESSAGES.verificationFailed,
} satisfies Notices

/**
 * Spec 8: the texts of each call while it runs, on success and on refusal; where and how long (ms) they are
 * shown.
 */
export const AUTH_NOTICES: Record<AuthCall, Notices> = {
  loginAndSendOtp: sends,
  loginemailotp: sends,
  verifyOtp: { ...verifies, failMs: LONG_MS },
  verifyEmailOtp: { ...verifies, failAs: 'alert' },
  resendOtp: { ...resends, failAs: 'snackbar' },
  resendEmailOtp: resends,
  signupAndSendOtp: {
    ...sends,
    wait: MESSAGES.signingUpWait,
    failAs: 'snackbar',
    fallback: MESSAGES.signupFailed,
  },
  verifySignupOtp: { ...verifies, done: MESSAGES.verifiedSigningIn, fallback: MESSAGES.signupFailed },
  resendSignupOtp: { ...resends, failAs: 'snackbar' },
  resendSignupEmailOtp: resends,
}

/**
 * Text of a failed call: the server's message when it refused, 'Some error occurred' without a response (spec
 * 8).
 */
export const failureText = (call: AuthCall, answer: { message?: string } | null): string =>
  answer ? answer.message || AUTH_NOTICES[call].fallback : MESSAGES.someError
