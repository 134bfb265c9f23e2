import type { MESSAGES } from '../text/messages.ts'

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

type MessageKey = keyof typeof MESSAGES

type Notices = {
  /** Shown while the call runs; `waitMs` is how long at most. */
  wait: MessageKey
  waitMs: number
  done: MessageKey
  doneAs: 'success' | 'info'
  /**
   * The browser alert of spec 8 is the product's own alert dialog, in its design and with the project's name.
   */
  failAs: 'alert' | 'snackbar'
  failMs: number
  /** When a refusal comes without a message. */
  fallback: MessageKey
}

const SNACKBAR_MS = 5000
const LONG_MS = 10_000

const sends = {
  wait: 'sendingOtpWait',
  waitMs: LONG_MS,
  done: 'otpSent',
  doneAs: 'success',
  failAs: 'alert',
  failMs: SNACKBAR_MS,
  fallback: 'sendingOtpFailed',
} satisfies Notices
const resends = {
  ...sends,
  wait: 'sendingOtp',
  waitMs: SNACKBAR_MS,
  done: 'otpSentAgain',
  fallback: 'resendRefused',
} satisfies Notices
const verifies = {
  wait: 'verifyingOtp',
  waitMs: SNACKBAR_MS,
  done: 'verifiedLoggingIn',
  doneAs: 'info',
  failAs: 'snackbar',
  failMs: SNACKBAR_MS,
  fallback: 'verificationFailed',
} satisfies Notices

/** Spec 8: the message keys of each call while it runs, after success and after a refusal; where each is shown and for how long (ms). */
export const AUTH_NOTICES: Record<AuthCall, Notices> = {
  loginAndSendOtp: sends,
  loginemailotp: sends,
  verifyOtp: { ...verifies, failMs: LONG_MS },
  verifyEmailOtp: { ...verifies, failAs: 'alert' },
  resendOtp: { ...resends, failAs: 'snackbar' },
  resendEmailOtp: resends,
  signupAndSendOtp: {
    ...sends,
    wait: 'signingUpWait',
    failAs: 'snackbar',
    fallback: 'signupFailed',
  },
  verifySignupOtp: { ...verifies, done: 'verifiedSigningIn', fallback: 'signupFailed' },
  resendSignupOtp: { ...resends, failAs: 'snackbar' },
  resendSignupEmailOtp: resends,
}

/** The message of a failed call: the server's when it refused, 'Some error occurred' without an answer (spec 8). */
export const failureText = (
  call: AuthCall,
  answer: { message?: string } | null,
  messages: Readonly<Record<MessageKey, string>>,
): string => (answer ? answer.message || messages[AUTH_NOTICES[call].fallback] : messages.someError)
