import { authFlow } from '#domain/auth/authFlow.ts'
import {
  type AuthEvent,
  type AuthEventType,
  type AuthFlow,
  INITIAL_FLOW,
} from '#domain/auth/authFlowState.ts'

export const NOW = 1_000_000
export const LATER = NOW + 30_000
export const SHORT = { phone: 4, email: 4 } as const
const NONE = { phone: false, email: false }
export const ABROAD = { code: 'AE', phone: '971', phoneLength: [9] }

/** One event of every type; resends come after the countdown. */
export const EVENTS: Record<AuthEventType | `${AuthEventType}:${string}`, AuthEvent> = {
  opened: { type: 'opened' },
  closed: { type: 'closed' },
  signedIn: { type: 'signedIn' },
  typed: { type: 'typed', field: 'phone', value: '9' },
  'typed:name': { type: 'typed', field: 'name', value: 'A' },
  'typed:email': { type: 'typed', field: 'email', value: 'a' },
  'typed:otp': { type: 'typed', field: 'otp', value: '1' },
  'typed:emailOtp': { type: 'typed', field: 'emailOtp', value: '1' },
  answered: { type: 'answered', id: 'city', data: 'Bhopal' },
  countryChosen: { type: 'countryChosen', country: ABROAD },
  otpMethodChosen: { type: 'otpMethodChosen', otpMethod: 'onPhone' },
  emailLoginChosen: { type: 'emailLoginChosen' },
  phoneLoginChosen: { type: 'phoneLoginChosen' },
  signupChosen: { type: 'signupChosen' },
  loginChosen: { type: 'loginChosen' },
  changePressed: { type: 'changePressed' },
  changeSignupValuesPressed: { type: 'changeSignupValuesPressed' },
  sendStarted: { type: 'sendStarted' },
  sendFailed: { type: 'sendFailed', undelivered: null },
  'sendFailed:undelivered': { type: 'sendFailed', undelivered: 'phone' },
  otpSent: { type: 'otpSent', now: NOW, otpLength: 4 },
  'otpSent:long': { type: 'otpSent', now: NOW, otpLength: 6 },
  signupOtpSent: {
    type: 'signupOtpSent',
    now: NOW,
    sent: { phone: true, email: true },
    proven: NONE,
    isEmailOtpSent: false,
    otpLength: SHORT,
  },
  'signupOtpSent:email': {
    type: 'signupOtpSent',
    now: NOW,
    sent: { phone: false, email: true },
    proven: NONE,
    isEmailOtpSent: false,
    otpLength: SHORT,
  },
  'signupOtpSent:phone': {
    type: 'signupOtpSent',
    now: NOW,
    sent: { phone: true, email: false },
    proven: NONE,
    isEmailOtpSent: false,
    otpLength: SHORT,
  },
  'signupOtpSent:stays': {
    type: 'signupOtpSent',
    now: NOW,
    sent: { phone: false, email: true },
    proven: NONE,
    isEmailOtpSent: true,
    otpLength: SHORT,
  },
  'signupOtpSent:proven': {
    type: 'signupOtpSent',
    now: NOW,
    sent: NONE,
    proven: { phone: true, email: false },
    isEmailOtpSent: false,
    otpLength: SHORT,
  },
  resendStarted: { type: 'resendStarted', channel: 'phone', now: LATER },
  'resendStarted:email': { type: 'resendStarted', channel: 'email', now: LATER },
  resent: { type: 'resent', channel: 'phone', now: LATER, otpLength: 4 },
  'resent:email': { type: 'resent', channel: 'email', now: LATER, otpLength: 4 },
  resendFailed: { type: 'resendFailed', channel: 'phone', isUndelivered: false },
  'resendFailed:email': { type: 'resendFailed', channel: 'email', isUndelivered: true },
  resumed: {
    type: 'resumed',
    code: {
      challenge: '7',
      channel: 'phone',
      to: '…4321',
      otpLength: 4,
      sentAt: NOW,
      expiresAt: NOW + 600_000,
    },
  },
  'resumed:email': {
    type: 'resumed',
    code: {
      challenge: '8',
      channel: 'email',
      to: 'a…@b.in',
      otpLength: 6,
      sentAt: NOW,
      expiresAt: NOW + 600_000,
    },
  },
  verifyStarted: { type: 'verifyStarted' },
  noAccount: { type: 'noAccount', now: 0 },
  signupResumed: { type: 'signupResumed', signup: INITIAL_FLOW },
  verifyFailed: { type: 'verifyFailed', message: 'wrong', channel: null },
  'verifyFailed:phone': { type: 'verifyFailed', message: 'wrong', channel: 'phone' },
  steppedUp: { type: 'steppedUp', now: LATER, channel: 'phone', waitMs: null },
  'steppedUp:email': { type: 'steppedUp', now: LATER, channel: 'email', waitMs: 20_000 },
}
export type EventName = keyof typeof EVENTS

const after = (...names: EventName[]): AuthFlow =>
  names.reduce((flow, name) => authFlow(flow, EVENTS[name] as AuthEvent), INITIAL_FLOW)

/** Every state of the dialog, with the events that lead to it. */
export const STATES = {
  LOGIN: after('opened'),
  'LOGIN sending': after('sendStarted'),
  LOGIN_OTP: after('sendStarted', 'otpSent'),
  'LOGIN_OTP verifying': after('sendStarted', 'otpSent', 'verifyStarted'),
  'LOGIN_OTP resending': after('sendStarted', 'otpSent', 'resendStarted'),
  'LOGIN_OTP stepped up': after('sendStarted', 'otpSent', 'verifyStarted', 'steppedUp'),
  LOGIN_EMAIL: after('emailLoginChosen'),
  'LOGIN_EMAIL sending': after('emailLoginChosen', 'sendStarted'),
  LOGIN_EMAIL_OTP: after('emailLoginChosen', 'sendStarted', 'otpSent'),
  'LOGIN_EMAIL_OTP verifying': after('emailLoginChosen', 'sendStarted', 'otpSent', 'verifyStarted'),
  'LOGIN_EMAIL_OTP resending': after('emailLoginChosen', 'sendStarted', 'otpSent', 'resendStarted:email'),
  'LOGIN_EMAIL_OTP stepped up': after(
    'emailLoginChosen',
    'sendStarted',
    'otpSent',
    'verifyStarted',
    'steppedUp:email',
  ),
  SIGNUP: after('signupChosen'),
  'SIGNUP sending': after('signupChosen', 'sendStarted'),
  'SIGNUP emailOtpSent': after('signupChosen', 'sendStarted', 'signupOtpSent:stays'),
  'SIGNUP_OTP otpSent': after('signupChosen', 'sendStarted', 'signupOtpSent'),
  'SIGNUP_OTP emailOtpSent': after('signupChosen', 'sendStarted', 'signupOtpSent:email'),
  'SIGNUP_OTP phoneOtpSent': after('signupChosen', 'sendStarted', 'signupOtpSent:phone'),
  'SIGNUP_OTP verifying': after('signupChosen', 'sendStarted', 'signupOtpSent', 'verifyStarted'),
  'SIGNUP_OTP proven': after('signupChosen', 'sendStarted', 'signupOtpSent:proven', 'verifyStarted'),
  'SIGNUP_OTP stepped up': after(
    'signupChosen',
    'sendStarted',
    'signupOtpSent',
    'verifyStarted',
    'steppedUp:email',
  ),
  'SIGNUP_OTP resending phone': after('signupChosen', 'sendStarted', 'signupOtpSent', 'resendStarted'),
  'SIGNUP_OTP resending email': after('signupChosen', 'sendStarted', 'signupOtpSent', 'resendStarted:email'),
}
export type StateName = keyof typeof STATES

/** The flow after typing values into its fields. */
export const type = (flow: AuthFlow, values: Partial<Record<string, string>>): AuthFlow =>
  Object.entries(values).reduce(
    (state, [field, value]) => authFlow(state, { type: 'typed', field, value } as AuthEvent),
    flow,
  )
