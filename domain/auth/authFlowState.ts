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
export const STEP_UPS = ['asked', 'sent'] as const
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
/** Who somebody has said to be before they sign in, as typed. */
export type KnownPerson = { name: string; phone: string }
export type AuthField = 'name' | 'phone' | 'email' | 'otp' | 'emailOtp'

/** `channel` when it is known which of two codes was refused. */
export type CodeError = { message: string; channel: OtpChannel | null }

export type AuthFlow = {
  form: FormState
  loginState: LoginState
  signupState: SignupState
  login: LoginValues
  signup: SignupValues
  /** Which codes of a sign-up went out. */
  sent: Record<OtpChannel, boolean>
  /** The phone (as `signupPhone` sends it) and e-mail that a login code has proven: a sign-up with them needs no other code. */
  proven: Record<OtpChannel, string | null>
  /** Until when that counts, ms since epoch; null where nothing is proven. */
  provenUntil: number | null
  /** A code of this browser that was gone on with: its id stands for the phone or e-mail, of which only `to` is known. */
  resumed: { challenge: string; to: string } | null
  /** A call whose answer decides where the dialog goes; everything but closing waits for it. */
  pending: 'send' | 'verify' | null
  /** When the next code may be sent, ms since epoch; null: at once. */
  nextPhoneSendAt: number | null
  nextEmailSendAt: number | null
  /** When the last code went out, ms since epoch. */
  sentAt: number | null
  /** How many digits the code of each channel has. */
  otpLength: OtpLengths
  /** Too many wrong codes: a longer one has to be asked for, or has been sent. */
  stepUp: StepUp | null
  /** The channel whose code could not be delivered: the other one is offered. */
  undelivered: OtpChannel | null
  /** Why the last code was refused, until somebody types another. */
  codeError: CodeError | null
  /** Signed in: it stays as it is until it is out of sight. */
  isDone: boolean
}

/** The sign-in code that this browser waits for, as `auth/pending` tells of it. Times in ms since epoch. */
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
  /** `known`: what the page it opens on has been told already, to be found in its fields. */
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
      /** What the server found proven in this browser, and sent no code to. */
      proven: Record<OtpChannel, boolean>
      isEmailOtpSent: boolean
      otpLength: OtpLengths
    }
  | { type: 'resendStarted'; channel: OtpChannel; now: number }
  | { type: 'resent'; channel: OtpChannel; now: number; otpLength: OtpLength }
  | { type: 'resendFailed'; channel: OtpChannel; isUndelivered: boolean }
  | { type: 'verifyStarted' }
  /** `identifier`: what the right code has proven, in its stored form. */
  | { type: 'noAccount'; now: number; identifier?: string }
  | { type: 'resumed'; code: PendingCode }
  /** A sign-up that was closed with its proof still counting (keptSignup.ts). */
  | { type: 'signupResumed'; signup: AuthFlow }
  | { type: 'verifyFailed'; message: string; channel: OtpChannel | null }
  /** `waitMs` until the longer code may be asked for; null when the countdown of the last send says it. */
  | { type: 'steppedUp'; now: number; channel: OtpChannel; waitMs: number | null }

export type AuthEventType = AuthEvent['type']

const EMPTY: LoginValues = { phone: '', email: '', otp: '', emailOtp: '' }

/** What opening starts from and closing goes back to. */
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

/** What may be typed where: the inputs of earlier steps stay as they are once a code is asked for (spec 2). */
export const EDITABLE: Record<FormState, readonly AuthField[]> = {
  LOGIN: ['phone'],
  LOGIN_OTP: ['otp'],
  LOGIN_EMAIL: ['email'],
  LOGIN_EMAIL_OTP: ['emailOtp'],
  SIGNUP: ['name', 'phone', 'email'],
  SIGNUP_OTP: ['otp', 'emailOtp'],
}

export const isSignup = (form: FormState): boolean => form === 'SIGNUP' || form === 'SIGNUP_OTP'
