import {
  type AuthEvent,
  type AuthEventType,
  type AuthFlow,
  EDITABLE_FIELDS,
  type FormState,
  INITIAL_FLOW,
  isSignup,
  type OtpChannel,
} from './authFlowState.ts'
import {
  clearCode,
  completeResend,
  failResend,
  resendDeadline,
  resendTimer,
  signupStateAfterSend,
  startResend,
} from './authResend.ts'
import { loginPhone, signupPhone } from './callPhone.ts'
import { isLoginPhone, loginPhoneDigits } from './loginPhone.ts'
import { INDIA, isIndia } from './PhoneCountry.ts'
import { LONG_OTP_LENGTH, SIGNUP_PROOF_MS } from './policy.ts'
import { cleanTypedValue, signupPhoneDigits } from './typedValues.ts'

type EventOf<Type extends AuthEventType> = Extract<AuthEvent, { type: Type }>
type Move<Type extends AuthEventType> = (flow: AuthFlow, event: EventOf<Type>) => AuthFlow
type Moves = { [Type in AuthEventType]?: Move<Type> }

const type: Move<'typed'> = (flow, { field, value }) => {
  if (!EDITABLE_FIELDS[flow.form].includes(field)) return flow
  const typed = { [field]: cleanTypedValue(flow, field, value) }
  const isCode = field === 'otp' || field === 'emailOtp'
  const next = { ...flow, codeError: isCode ? null : flow.codeError }
  return isSignup(flow.form)
    ? { ...next, signup: { ...flow.signup, ...typed } }
    : { ...next, login: { ...flow.login, ...typed } }
}

const { nextPhoneSendAt, nextEmailSendAt, sentAt, otpLength, stepUp, undelivered, sent, resumed } =
  INITIAL_FLOW
const nothingSent = {
  nextPhoneSendAt,
  nextEmailSendAt,
  sentAt,
  otpLength,
  stepUp,
  undelivered,
  sent,
  resumed,
}
const noCodes = { otp: '', emailOtp: '' }

/** Goes to an entry form and resets both flows; typed values stay, except for the codes. */
const enter =
  (form: 'LOGIN' | 'LOGIN_EMAIL' | 'SIGNUP') =>
  (flow: AuthFlow): AuthFlow => ({
    ...flow,
    form,
    loginState: 'initial',
    signupState: 'initial',
    login: { ...flow.login, ...noCodes },
    signup: { ...flow.signup, ...noCodes },
    codeError: null,
    ...nothingSent,
  })

const startSend = (flow: AuthFlow): AuthFlow => ({ ...flow, pending: 'send', undelivered: null })
const startVerify = (flow: AuthFlow): AuthFlow => ({ ...flow, pending: 'verify', codeError: null })
/** Nothing changes while the dialog closes: an emptied form would look like a failure. */
const finish = (flow: AuthFlow): AuthFlow => ({ ...flow, isDone: true })

/**
 * The LOGIN form, prefilled with what the person typed on the page before; a phone that is not Indian is not
 * prefilled.
 */
function open({ known }: EventOf<'opened'>): AuthFlow {
  if (!known) return INITIAL_FLOW
  const { login, signup } = INITIAL_FLOW
  const digits = loginPhoneDigits(known.phone)
  const phone = isLoginPhone(digits) ? digits : ''
  return {
    ...INITIAL_FLOW,
    login: { ...login, phone },
    signup: { ...signup, phone, name: cleanTypedValue(INITIAL_FLOW, 'name', known.name.trim()) },
  }
}

const enterOtp =
  (form: 'LOGIN_OTP' | 'LOGIN_EMAIL_OTP', loginState: 'otpSent' | 'emailOtpSent', channel: OtpChannel) =>
  (flow: AuthFlow, { now, otpLength }: EventOf<'otpSent'>): AuthFlow => ({
    ...flow,
    form,
    loginState,
    pending: null,
    otpLength: { ...flow.otpLength, [channel]: otpLength },
    ...resendTimer(channel, now),
  })

/**
 * Shows SIGNUP_OTP, except when the server reports that only the e-mail code was sent: then the form stays
 * for the phone code (spec 4; docs/security.md, "Signing in").
 */
const enterSignupOtp: Move<'signupOtpSent'> = (flow, { now, sent, proven, isEmailOtpSent, otpLength }) => ({
  ...flow,
  proven: {
    phone: proven.phone ? signupPhone(flow.signup) : null,
    email: proven.email ? flow.signup.email : null,
  },
  form: isEmailOtpSent ? 'SIGNUP' : 'SIGNUP_OTP',
  signupState: isEmailOtpSent ? 'emailOtpSent' : signupStateAfterSend(sent),
  sent,
  otpLength,
  pending: null,
  ...(sent.phone ? resendTimer('phone', now) : {}),
  ...(sent.email ? resendTimer('email', now) : {}),
})

/**
 * A right code but no account: SIGNUP with the proven value, which needs no further code. The resend
 * countdown continues, in case the person changes that value.
 */
const openSignup: Move<'noAccount'> = (flow, { now, identifier }) => {
  const { form, login, nextPhoneSendAt, nextEmailSendAt } = flow
  const isByPhone = form === 'LOGIN_OTP'
  // Only now does the server return to which phone or e-mail a resumed code was sent.
  const phone = isByPhone && identifier ? loginPhoneDigits(identifier) : login.phone
  const email = !isByPhone && identifier ? identifier : login.email
  const next = enter('SIGNUP')({ ...flow, login: { ...login, phone, email } })
  const values = isByPhone
    ? { phone, country: INDIA, otpMethod: 'onPhone' as const }
    : { email, otpMethod: 'onEmail' as const }
  return {
    ...next,
    pending: null,
    signup: { ...next.signup, ...values },
    proven: isByPhone ? { phone: loginPhone({ phone }), email: null } : { phone: null, email },
    provenUntil: now + SIGNUP_PROOF_MS,
    nextPhoneSendAt,
    nextEmailSendAt,
  }
}

/** Goes to the step that verifies a code this browser waits for, from either login form. */
const resume: Move<'resumed'> = (flow, { code }) => {
  const { channel, challenge, to, otpLength, sentAt } = code
  const isByPhone = channel === 'phone'
  return {
    ...enter(isByPhone ? 'LOGIN' : 'LOGIN_EMAIL')(flow),
    form: isByPhone ? 'LOGIN_OTP' : 'LOGIN_EMAIL_OTP',
    loginState: isByPhone ? 'otpSent' : 'emailOtpSent',
    ...resendTimer(channel, sentAt),
    otpLength: { ...INITIAL_FLOW.otpLength, [channel]: otpLength },
    resumed: { challenge, to },
  }
}

/** Back to the SIGNUP form whose phone or e-mail is still proven. */
const resumeSignup: Move<'signupResumed'> = (_, { signup }) => ({
  ...enter('SIGNUP')(signup),
  nextPhoneSendAt: signup.nextPhoneSendAt,
  nextEmailSendAt: signup.nextEmailSendAt,
  pending: null,
})

const answer: Move<'answered'> = (flow, { id, data }) => ({
  ...flow,
  signup: { ...flow.signup, answers: { ...flow.signup.answers, [id]: data } },
})
const chooseCountry: Move<'countryChosen'> = (flow, { country }) => ({
  ...flow,
  signup: {
    ...flow.signup,
    country,
    phone: signupPhoneDigits(flow.signup.phone, country),
    otpMethod: isIndia(country) ? flow.signup.otpMethod : 'onEmail',
  },
})
const chooseMethod: Move<'otpMethodChosen'> = (flow, { otpMethod }) =>
  otpMethod === 'onPhone' && !isIndia(flow.signup.country)
    ? flow
    : { ...flow, signup: { ...flow.signup, otpMethod }, undelivered: null }

const otpStep = {
  typed: type,
  verifyStarted: startVerify,
  resendStarted: startResend,
  resent: completeResend,
  resendFailed: failResend,
} satisfies Moves

/** The events that each form handles while no call is pending; any other event changes nothing. */
const MOVES: Record<FormState, Moves> = {
  LOGIN: {
    typed: type,
    sendStarted: startSend,
    resumed: resume,
    signupResumed: resumeSignup,
    emailLoginChosen: enter('LOGIN_EMAIL'),
    signupChosen: enter('SIGNUP'),
  },
  LOGIN_OTP: { ...otpStep, changePressed: enter('LOGIN'), signupChosen: enter('SIGNUP') },
  LOGIN_EMAIL: {
    typed: type,
    sendStarted: startSend,
    resumed: resume,
    signupResumed: resumeSignup,
    phoneLoginChosen: enter('LOGIN'),
    signupChosen: enter('SIGNUP'),
  },
  LOGIN_EMAIL_OTP: { ...otpStep, changePressed: enter('LOGIN_EMAIL'), signupChosen: enter('SIGNUP') },
  SIGNUP: {
    typed: type,
    answered: answer,
    countryChosen: chooseCountry,
    otpMethodChosen: chooseMethod,
    sendStarted: startSend,
    loginChosen: enter('LOGIN'),
  },
  SIGNUP_OTP: { ...otpStep, changeSignupValuesPressed: enter('SIGNUP'), loginChosen: enter('LOGIN') },
}

const failSend: Move<'sendFailed'> = (flow, { undelivered }) => ({ ...flow, pending: null, undelivered })
const failVerify: Move<'verifyFailed'> = (flow, { message, channel }) => ({
  ...flow,
  pending: null,
  codeError: { message, channel },
})
/** What a login code had proven is no longer valid: back to the form, whose button now sends a code. */
const failSignup: Move<'verifyFailed'> = (flow, failure) =>
  failure.channel && flow.proven[failure.channel]
    ? { ...enter('SIGNUP')(flow), pending: null, proven: { ...flow.proven, [failure.channel]: null } }
    : failVerify(flow, failure)
/**
 * Too many wrong short codes: the same form waits for a longer one (docs/security.md, "One-time passwords").
 */
const requireLongCode: Move<'steppedUp'> = (flow, { now, channel, waitMs }) => ({
  ...clearCode(flow, channel),
  ...(waitMs === null ? {} : resendDeadline(channel, now + waitMs)),
  otpLength: { ...flow.otpLength, [channel]: LONG_OTP_LENGTH },
  stepUp: 'required',
  pending: null,
  codeError: null,
})
const verifyOutcome = {
  verifyFailed: failVerify,
  steppedUp: requireLongCode,
  signedIn: finish,
} satisfies Moves
const loginOutcome = { ...verifyOutcome, noAccount: openSignup } satisfies Moves

/** The events that end a pending call, by form. */
const OUTCOMES: Record<FormState, Moves> = {
  LOGIN: { sendFailed: failSend, otpSent: enterOtp('LOGIN_OTP', 'otpSent', 'phone') },
  LOGIN_OTP: loginOutcome,
  LOGIN_EMAIL: { sendFailed: failSend, otpSent: enterOtp('LOGIN_EMAIL_OTP', 'emailOtpSent', 'email') },
  LOGIN_EMAIL_OTP: loginOutcome,
  SIGNUP: { sendFailed: failSend, signupOtpSent: enterSignupOtp },
  SIGNUP_OTP: { ...verifyOutcome, verifyFailed: failSignup },
}

/** A resend that was running when a verification started is still completed. */
const RESEND_OUTCOMES = { resent: completeResend, resendFailed: failResend } satisfies Moves

/**
 * The dialog as a state table (spec 2 and 4): opening and closing reset everything; while a call is pending
 * only its outcome is handled; otherwise the form decides. Late responses match no cell and change nothing.
 */
export function authFlow(flow: AuthFlow, event: AuthEvent): AuthFlow {
  if (event.type === 'opened') return open(event)
  if (event.type === 'closed') return INITIAL_FLOW
  const moves: Moves = flow.pending ? { ...RESEND_OUTCOMES, ...OUTCOMES[flow.form] } : MOVES[flow.form]
  const move = moves[event.type] as Move<AuthEventType> | undefined
  return move ? move(flow, event) : flow
}
