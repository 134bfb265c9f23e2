import type { FieldData } from '../profile/PopupField.ts'
import { INDIA, type PhoneCountry } from './PhoneCountry.ts'
import { type LONG_OTP_LENGTH, OTP_LENGTH } from './policy.ts'
import type { OtpMethod } from './signupChannels.ts'

/** The six forms of the login and signup dialog (spec 2). */
export const FORM_STATES = [
  'LOGIN',
  'LOGIN_OTP',
  'LOGIN_EMAIL',
  'LOGIN_EMAIL_OTP',
  'SIGNUP',
  'SIGNUP_OTP',
] as const
export type FormState = (typeof FORM_STATES)[number]

/** Spec 4. */
export type LoginState = 'initial' | 'otpSent' | 'resendingOtp' | 'emailOtpSent' | 'resendingEmailOtp'
export type SignupState = LoginState | 'phoneOtpSent'
export type OtpChannel = 'phone' | 'email'
/** 4 digits; 6 once too many wrong codes were tried (docs/security.md, "One-time passwords"). */
export type OtpLength = typeof OTP_LENGTH | typeof LONG_OTP_LENGTH
export const STEP_UPS = ['required', 'sent'] as const
export type StepUp = (typeof STEP_UPS)[number]
export type OtpLengths = Record<OtpChannel, OtpLength>

export type LoginValues = { phone: string; email: string; otp: string; emailOtp: string }
export type SignupValues = LoginValues & {
  name: string
  country: PhoneCountry
  otpMethod: OtpMethod
  /** Answers to the project's additional fields, by their id. */
  answers: Record<string, FieldData>
}
/** The name and phone that a visitor typed before signing in. */
export type KnownPerson = { name: string; phone: string }
export type AuthField = 'name' | 'phone' | 'email' | 'otp' | 'emailOtp'

/** `channel` is set when it is known which of two codes was refused. */
export type CodeError = { message: string; channel: OtpChannel | null }

export type AuthFlow = {
  form: FormState
  loginState: LoginState
  signupState: SignupState
  login: LoginValues
  signup: SignupValues
  /** Which codes of a sign-up were sent. */
  sent: Record<OtpChannel, boolean>
  /**
   * The phone (as `signupPhone` sends it) and e-mail that a login code has proven: signing up with them needs
   * no further code.
   */
  proven: Record<OtpChannel, string | null>
  /** When that proof expires, ms since epoch; null where nothing is proven. */
  provenUntil: number | null
  /**
   * A resumed code of this browser: its challenge id replaces the phone or e-mail, of which only the masked
   * `to` is known.
   */
  resumed: { challenge: string; to: string } | null
  /**
   * The running call whose response decides the next form; until it ends, only its outcome, a resend's outcome and closing
   * are handled.
   */
  pending: 'send' | 'verify' | null
  /** When the next code may be sent, ms since epoch; null: immediately. */
  nextPhoneSendAt: number | null
  nextEmailSendAt: number | null
  /** When the last code was sent, ms since epoch. */
  sentAt: number | null
  /** Digits of the code of each channel. */
  otpLength: OtpLengths
  /** After too many wrong codes: a longer one must be requested (`required`) or has been sent (`sent`). */
  stepUp: StepUp | null
  /** The channel whose code could not be delivered: the other one is offered. */
  undelivered: OtpChannel | null
  /** Why the last code was refused, until another is typed. */
  codeError: CodeError | null
  /** Signed in: the dialog keeps its content until it has closed. */
  isDone: boolean
}

/** The sign-in code that this browser waits for, as `auth/pending` returns it. Times in ms since epoch. */
export type PendingCode = {
  challenge: string
  channel: OtpChannel
  to: string
  otpLength: OtpLength
  sentAt: number
  expiresAt: number
}

/** `now` is in ms since epoch. */
export type AuthEvent =
  /** `known`: values already typed on the page that opens the dialog, to prefill its fields. */
  | { type: 'opened'; known?: KnownPerson }
  | { type: 'closed' | 'signedIn' }
  | { type: 'typed'; field: AuthField; value: string }
  | { type: 'answered'; id: string; data: FieldData }
  | { type: 'countryChosen'; country: PhoneCountry }
  | { type: 'otpMethodChosen'; otpMethod: OtpMethod }
  | { type: 'emailLoginChosen' | 'phoneLoginChosen' | 'signupChosen' | 'loginChosen' }
  | { type: 'changePressed' | 'changeSignupValuesPressed' }
  | { type: 'sendStarted' }
  | { type: 'sendFailed'; undelivered: OtpChannel | null }
  | { type: 'otpSent'; now: number; otpLength: OtpLength }
  | {
      type: 'signupOtpSent'
      now: number
      sent: Record<OtpChannel, boolean>
      /** Identifiers already proven in this browser, to which the server sent no code. */
      proven: Record<OtpChannel, boolean>
      isEmailOtpSent: boolean
      otpLength: OtpLengths
    }
  | { type: 'resendStarted'; channel: OtpChannel; now: number }
  | { type: 'resent'; channel: OtpChannel; now: number; otpLength: OtpLength }
  | { type: 'resendFailed'; channel: OtpChannel; isUndelivered: boolean }
  | { type: 'verifyStarted' }
  /** `identifier`: the phone or e-mail that the right code has proven, in its stored form. */
  | { type: 'noAccount'; now: number; identifier?: string }
  | { type: 'resumed'; code: PendingCode }
  /** A sign-up that was closed while its proof was still valid (storedSignup.ts). */
  | { type: 'signupResumed'; signup: AuthFlow }
  | { type: 'verifyFailed'; message: string; channel: OtpChannel | null }
  /**
   * `waitMs`: time until the longer code may be requested; null when the countdown of the last send applies.
   */
  | { type: 'steppedUp'; now: number; channel: OtpChannel; waitMs: number | null }

export type AuthEventType = AuthEvent['type']

const EMPTY: LoginValues = { phone: '', email: '', otp: '', emailOtp: '' }

/** Opening starts from this state and closing returns to it. */
export const INITIAL_FLOW: AuthFlow = {
  form: 'LOGIN',
  loginState: 'initial',
  signupState: 'initial',
  login: EMPTY,
  signup: { ...EMPTY, name: '', country: INDIA, otpMethod: 'onEmail', answers: {} },
  sent: { phone: false, email: false },
  proven: { phone: null, email: null },
  provenUntil: null,
  resumed: null,
  pending: null,
  nextPhoneSendAt: null,
  nextEmailSendAt: null,
  sentAt: null,
  otpLength: { phone: OTP_LENGTH, email: OTP_LENGTH },
  stepUp: null,
  undelivered: null,
  codeError: null,
  isDone: false,
}

/** Editable fields by form: inputs of earlier steps are locked once a code has been requested (spec 2). */
export const EDITABLE_FIELDS: Record<FormState, readonly AuthField[]> = {
  LOGIN: ['phone'],
  LOGIN_OTP: ['otp'],
  LOGIN_EMAIL: ['email'],
  LOGIN_EMAIL_OTP: ['emailOtp'],
  SIGNUP: ['name', 'phone', 'email'],
  SIGNUP_OTP: ['otp', 'emailOtp'],
}

export const isSignup = (form: FormState): boolean => form === 'SIGNUP' || form === 'SIGNUP_OTP'
