import { onlyEmailKeys } from '../people/EmailSchema.ts'
import { onlyDigits } from '../people/PhoneSchema.ts'
import { INDIA, longestNumber, type PhoneCountry } from './PhoneCountry.ts'
import { OTP_LENGTH, OTP_RESEND_GAP_MS } from './policy.ts'
import { loginPhoneDigits } from './loginPhone.ts'
import type { OtpMethod } from './signupChannels.ts'

/** The six forms of the login and signup dialog (section 2). */
export const FORM_STATES = [
  'LOGIN',
  'LOGIN_OTP',
  'LOGIN_EMAIL',
  'LOGIN_EMAIL_OTP',
  'SIGNUP',
  'SIGNUP_OTP',
] as const
export type FormState = (typeof FORM_STATES)[number]

/** Section 4. */
export type LoginState = 'initial' | 'otpSent' | 'resendingOtp' | 'emailOtpSent' | 'resendingEmailOtp'
export type SignupState = LoginState | 'phoneOtpSent'
export type OtpChannel = 'phone' | 'email'

export type LoginValues = { phone: string; email: string; otp: string; emailOtp: string }
export type SignupValues = LoginValues & { name: string; country: PhoneCountry; otpMethod: OtpMethod }
export type AuthField = 'name' | 'phone' | 'email' | 'otp' | 'emailOtp'

export type AuthFlow = {
  form: FormState
  loginState: LoginState
  signupState: SignupState
  login: LoginValues
  signup: SignupValues
  /** Which codes of a sign-up went out. */
  sent: Record<OtpChannel, boolean>
  /** A call whose answer decides where the dialog goes; everything but closing waits for it. */
  pending: 'send' | 'verify' | null
  /** When the next code may be sent, ms since epoch; null: at once. */
  nextPhoneSendAt: number | null
  nextEmailSendAt: number | null
  /** Why the last code was refused, until somebody types another. */
  codeError: string | null
}

/** `now` is in ms since epoch. */
export type AuthEvent =
  | { type: 'opened' | 'closed' | 'signedIn' }
  | { type: 'typed'; field: AuthField; value: string }
  | { type: 'countryChosen'; country: PhoneCountry }
  | { type: 'otpMethodChosen'; otpMethod: OtpMethod }
  | { type: 'emailLoginChosen' | 'phoneLoginChosen' | 'signupChosen' | 'loginChosen' }
  | { type: 'changePressed' | 'changeSignupValuesPressed' }
  | { type: 'sendStarted' | 'sendFailed' }
  | { type: 'otpSent'; now: number }
  | { type: 'signupOtpSent'; now: number; sent: Record<OtpChannel, boolean>; isEmailOtpSent: boolean }
  | { type: 'resendStarted'; channel: OtpChannel; now: number }
  | { type: 'resent'; channel: OtpChannel; now: number }
  | { type: 'resendFailed'; channel: OtpChannel }
  | { type: 'verifyStarted' | 'noAccount' }
  | { type: 'verifyFailed'; message: string }

export type AuthEventType = AuthEvent['type']
type EventOf<Type extends AuthEventType> = Extract<AuthEvent, { type: Type }>
type Move<Type extends AuthEventType> = (flow: AuthFlow, event: EventOf<Type>) => AuthFlow
type Moves = { [Type in AuthEventType]?: Move<Type> }

const EMPTY: LoginValues = { phone: '', email: '', otp: '', emailOtp: '' }

/** What opening starts from and closing goes back to. */
export const INITIAL_FLOW: AuthFlow = {
  form: 'LOGIN',
  loginState: 'initial',
  signupState: 'initial',
  login: EMPTY,
  signup: { ...EMPTY, name: '', country: INDIA, otpMethod: 'onEmail' },
  sent: { phone: false, email: false },
  pending: null,
  nextPhoneSendAt: null,
  nextEmailSendAt: null,
  codeError: null,
}

/** What may be typed where: the inputs of earlier steps stay as they are once a code is asked for (section 2). */
export const EDITABLE: Record<FormState, readonly AuthField[]> = {
  LOGIN: ['phone'],
  LOGIN_OTP: ['otp'],
  LOGIN_EMAIL: ['email'],
  LOGIN_EMAIL_OTP: ['emailOtp'],
  SIGNUP: ['name', 'phone', 'email'],
  SIGNUP_OTP: ['otp', 'emailOtp'],
}

const isSignup = (form: FormState): boolean => form === 'SIGNUP' || form === 'SIGNUP_OTP'

const NAME_MAX = 100
const cleaners: Record<AuthField, (value: string, flow: AuthFlow) => string> = {
  name: (value) => value.slice(0, NAME_MAX),
  phone: (value, { form, signup }) =>
    isSignup(form) ? onlyDigits(value).slice(0, longestNumber(signup.country)) : loginPhoneDigits(value),
  email: onlyEmailKeys,
  otp: (value) => onlyDigits(value).slice(0, OTP_LENGTH),
  emailOtp: (value) => onlyDigits(value).slice(0, OTP_LENGTH),
}

const type: Move<'typed'> = (flow, { field, value }) => {
  if (!EDITABLE[flow.form].includes(field)) return flow
  const typed = { [field]: cleaners[field](value, flow) }
  const isCode = field === 'otp' || field === 'emailOtp'
  const next = { ...flow, codeError: isCode ? null : flow.codeError }
  return isSignup(flow.form)
    ? { ...next, signup: { ...flow.signup, ...typed } }
    : { ...next, login: { ...flow.login, ...typed } }
}

const noTimers = { nextPhoneSendAt: null, nextEmailSendAt: null }
const noCodes = { otp: '', emailOtp: '' }

/** To one of the entry forms, both flows back at their start; what was typed stays, but for the codes. */
const enter =
  (form: 'LOGIN' | 'LOGIN_EMAIL' | 'SIGNUP') =>
  (flow: AuthFlow): AuthFlow => ({
    ...flow,
    form,
    loginState: 'initial',
    signupState: 'initial',
    login: { ...flow.login, ...noCodes },
    signup: { ...flow.signup, ...noCodes },
    sent: INITIAL_FLOW.sent,
    codeError: null,
    ...noTimers,
  })

const startSend = (flow: AuthFlow): AuthFlow => ({ ...flow, pending: 'send' })
const startVerify = (flow: AuthFlow): AuthFlow => ({ ...flow, pending: 'verify', codeError: null })
const reset = (): AuthFlow => INITIAL_FLOW

const timerOf = (channel: OtpChannel, now: number) =>
  channel === 'phone'
    ? { nextPhoneSendAt: now + OTP_RESEND_GAP_MS }
    : { nextEmailSendAt: now + OTP_RESEND_GAP_MS }

const enterOtp =
  (form: 'LOGIN_OTP' | 'LOGIN_EMAIL_OTP', loginState: 'otpSent' | 'emailOtpSent', channel: OtpChannel) =>
  (flow: AuthFlow, { now }: EventOf<'otpSent'>): AuthFlow => ({
    ...flow,
    form,
    loginState,
    pending: null,
    ...timerOf(channel, now),
  })

const sentState = ({ phone, email }: AuthFlow['sent']): SignupState =>
  phone && email ? 'otpSent' : phone ? 'phoneOtpSent' : email ? 'emailOtpSent' : 'initial'

/** To SIGNUP_OTP, unless the server reports the e-mail code as sent alone: then the form stays for the phone code (section 4, contracts.md). */
const enterSignupOtp: Move<'signupOtpSent'> = (flow, { now, sent, isEmailOtpSent }) => ({
  ...flow,
  form: isEmailOtpSent ? 'SIGNUP' : 'SIGNUP_OTP',
  signupState: isEmailOtpSent ? 'emailOtpSent' : sentState(sent),
  sent,
  pending: null,
  ...(sent.phone ? timerOf('phone', now) : {}),
  ...(sent.email ? timerOf('email', now) : {}),
})

/** The channel a login form sends codes by. */
const loginChannel = (form: FormState): OtpChannel | null =>
  form === 'LOGIN_OTP' ? 'phone' : form === 'LOGIN_EMAIL_OTP' ? 'email' : null
const resending = (channel: OtpChannel) => (channel === 'phone' ? 'resendingOtp' : 'resendingEmailOtp')
const isResending = (state: LoginState | SignupState): boolean =>
  state === 'resendingOtp' || state === 'resendingEmailOtp'

/** True when the channel's code belongs to this form, its countdown is at 0 and no resend is under way (section 4). */
export function canResend(flow: AuthFlow, channel: OtpChannel, now: number): boolean {
  if (flow.pending || isResending(flow.loginState) || isResending(flow.signupState)) return false
  const isHere = flow.form === 'SIGNUP_OTP' ? flow.sent[channel] : loginChannel(flow.form) === channel
  const nextSendAt = channel === 'phone' ? flow.nextPhoneSendAt : flow.nextEmailSendAt
  return isHere && (nextSendAt === null || nextSendAt <= now)
}

const withState = (flow: AuthFlow, state: SignupState): AuthFlow =>
  isSignup(flow.form) ? { ...flow, signupState: state } : { ...flow, loginState: state as LoginState }

const startResend: Move<'resendStarted'> = (flow, { channel, now }) =>
  canResend(flow, channel, now) ? withState(flow, resending(channel)) : flow

const isWaitingFor = (flow: AuthFlow, channel: OtpChannel): boolean =>
  (isSignup(flow.form) ? flow.signupState : flow.loginState) === resending(channel)

const endResend = (flow: AuthFlow, channel: OtpChannel): AuthFlow =>
  withState(
    flow,
    isSignup(flow.form) ? sentState(flow.sent) : channel === 'phone' ? 'otpSent' : 'emailOtpSent',
  )

const resent: Move<'resent'> = (flow, { channel, now }) =>
  isWaitingFor(flow, channel) ? { ...endResend(flow, channel), ...timerOf(channel, now) } : flow
const failResend: Move<'resendFailed'> = (flow, { channel }) =>
  isWaitingFor(flow, channel) ? endResend(flow, channel) : flow

/** A right code but no account: SIGNUP with the proven value; its countdown goes on, the next code goes to the same place. */
const openSignup = (flow: AuthFlow): AuthFlow => {
  const { form, login, nextPhoneSendAt, nextEmailSendAt } = flow
  const proven =
    form === 'LOGIN_OTP'
      ? { phone: login.phone, country: INDIA, otpMethod: 'onPhone' as const }
      : { email: login.email, otpMethod: 'onEmail' as const }
  const next = enter('SIGNUP')(flow)
  return { ...next, pending: null, signup: { ...next.signup, ...proven }, nextPhoneSendAt, nextEmailSendAt }
}

const chooseCountry: Move<'countryChosen'> = (flow, { country }) => ({
  ...flow,
  signup: {
    ...flow.signup,
    country,
    phone: flow.signup.phone.slice(0, longestNumber(country)),
    otpMethod: country.phone === INDIA.phone ? flow.signup.otpMethod : 'onEmail',
  },
})
const chooseMethod: Move<'otpMethodChosen'> = (flow, { otpMethod }) =>
  otpMethod === 'onPhone' && flow.signup.country.phone !== INDIA.phone
    ? flow
    : { ...flow, signup: { ...flow.signup, otpMethod } }

const otpStep = {
  typed: type,
  verifyStarted: startVerify,
  resendStarted: startResend,
  resent,
  resendFailed: failResend,
} satisfies Moves

/** What each form does with which event while no call is pending; an event that is not listed changes nothing. */
const MOVES: Record<FormState, Moves> = {
  LOGIN: {
    typed: type,
    sendStarted: startSend,
    emailLoginChosen: enter('LOGIN_EMAIL'),
    signupChosen: enter('SIGNUP'),
  },
  LOGIN_OTP: { ...otpStep, changePressed: enter('LOGIN'), signupChosen: enter('SIGNUP') },
  LOGIN_EMAIL: {
    typed: type,
    sendStarted: startSend,
    phoneLoginChosen: enter('LOGIN'),
    signupChosen: enter('SIGNUP'),
  },
  LOGIN_EMAIL_OTP: { ...otpStep, changePressed: enter('LOGIN_EMAIL'), signupChosen: enter('SIGNUP') },
  SIGNUP: {
    typed: type,
    countryChosen: chooseCountry,
    otpMethodChosen: chooseMethod,
    sendStarted: startSend,
    loginChosen: enter('LOGIN'),
  },
  SIGNUP_OTP: { ...otpStep, changeSignupValuesPressed: enter('SIGNUP'), loginChosen: enter('LOGIN') },
}

const failSend = (flow: AuthFlow): AuthFlow => ({ ...flow, pending: null })
const failVerify: Move<'verifyFailed'> = (flow, { message }) => ({ ...flow, pending: null, codeError: message })
const loginOutcome = { verifyFailed: failVerify, noAccount: openSignup, signedIn: reset } satisfies Moves

/** What ends a pending call. */
const OUTCOMES: Record<FormState, Moves> = {
  LOGIN: { sendFailed: failSend, otpSent: enterOtp('LOGIN_OTP', 'otpSent', 'phone') },
  LOGIN_OTP: loginOutcome,
  LOGIN_EMAIL: { sendFailed: failSend, otpSent: enterOtp('LOGIN_EMAIL_OTP', 'emailOtpSent', 'email') },
  LOGIN_EMAIL_OTP: loginOutcome,
  SIGNUP: { sendFailed: failSend, signupOtpSent: enterSignupOtp },
  SIGNUP_OTP: { verifyFailed: failVerify, signedIn: reset },
}

/** A resend that was under way when a verification started still ends. */
const ALONGSIDE = { resent, resendFailed: failResend } satisfies Moves

/**
 * The dialog as a table (sections 2 and 4): opening and closing reset everything, a pending call takes its outcome only,
 * else the form decides. Answers that come too late find no cell and change nothing.
 */
export function authFlow(flow: AuthFlow, event: AuthEvent): AuthFlow {
  if (event.type === 'opened' || event.type === 'closed') return INITIAL_FLOW
  const moves: Moves = flow.pending ? { ...ALONGSIDE, ...OUTCOMES[flow.form] } : MOVES[flow.form]
  const move = moves[event.type] as Move<AuthEventType> | undefined
  return move ? move(flow, event) : flow
}
