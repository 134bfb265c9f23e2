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
  /** Shown while the call runs; `waitMs` is how long at most. */
  wait: string
  waitMs: number
  done: string
  doneAs: 'success' | 'info'
  /** The browser alert of spec 8 is the product's alert dialog: it looks like the rest and names the project. */
  failAs: 'alert' | 'snackbar'
  failMs: number
  /** When a refusal comes without a message. */
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

/** Spec 8: what each call says while it runs, when it worked and when it was refused, where and how long (ms). */
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

/** What a failed call says: the server's message when it refused, 'Some error occurred' when nothing came back (spec 8). */
export const failureText = (call: AuthCall, answer: { message?: string } | null): string =>
  answer ? answer.message || AUTH_NOTICES[call].fallback : MESSAGES.someError
