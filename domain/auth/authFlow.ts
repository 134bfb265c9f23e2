import {
  type AuthEvent,
  type AuthEventType,
  type AuthFlow,
  EDITABLE,
  type FormState,
  INITIAL_FLOW,
  isSignup,
  type OtpChannel,
} from './authFlowState.ts'
import {
  clearCode,
  deadlineOf,
  endWithCode,
  endWithout,
  sentState,
  startResend,
  timerOf,
} from './authResend.ts'
import { isLoginPhone, loginPhoneDigits } from './loginPhone.ts'
import { INDIA, isIndia } from './PhoneCountry.ts'
import { LONG_OTP_LENGTH, SIGNUP_PROOF_MS } from './policy.ts'
import { loginPhone, signupPhone } from './sentPhone.ts'
import { keptOf, signupPhoneDigits } from './typedValues.ts'

type EventOf<Type extends AuthEventType> = Extract<AuthEvent, { type: Type }>
type Move<Type extends AuthEventType> = (flow: AuthFlow, event: EventOf<Type>) => AuthFlow
type Moves = { [Type in AuthEventType]?: Move<Type> }

const type: Move<'typed'> = (flow, { field, value }) => {
  if (!EDITABLE[flow.form].includes(field)) return flow
  const typed = { [field]: keptOf(flow, field, value) }
  const isCode = field === 'otp' || field === 'emailOtp'
  const next = { ...flow, codeError: isCode ? null : flow.codeError }
  return isSignup(flow.form)
    ? { ...next, signup: { ...flow.signup, ...typed } }
    : { ...next, login: { ...flow.login, ...typed } }
}

const { nextPhoneSendAt, nextEmailSendAt, sentAt, otpLength, stepUp, undelivered, sent, resumed } =
  INITIAL_FLOW
const nothingSent = {
  ...{ nextPhoneSendAt, nextEmailSendAt, sentAt, otpLength },
  ...{ stepUp, undelivered, sent, resumed },
}
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
    codeError: null,
    ...nothingSent,
  })

const startSend = (flow: AuthFlow): AuthFlow => ({ ...flow, pending: 'send', undelivered: null })
const startVerify = (flow: AuthFlow): AuthFlow => ({ ...flow, pending: 'verify', codeError: null })
/** Nothing changes while it closes: an empty form would look as if it had failed. */
const finish = (flow: AuthFlow): AuthFlow => ({ ...flow, isDone: true })

/** LOGIN, empty but for what the person has typed on the page before; a phone that is not Indian is left to them. */
function open({ known }: EventOf<'opened'>): AuthFlow {
  if (!known) return INITIAL_FLOW
  const { login, signup } = INITIAL_FLOW
  const digits = loginPhoneDigits(known.phone)
  const phone = isLoginPhone(digits) ? digits : ''
  return {
    ...INITIAL_FLOW,
    login: { ...login, phone },
    signup: { ...signup, phone, name: keptOf(INITIAL_FLOW, 'name', known.name.trim()) },
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
    ...timerOf(channel, now),
  })

/** To SIGNUP_OTP, unless the server reports the e-mail code as sent alone: then the form stays for the phone code (spec 4; docs/security.md, "Signing in"). */
const enterSignupOtp: Move<'signupOtpSent'> = (flow, { now, sent, proven, isEmailOtpSent, otpLength }) => ({
  ...flow,
  proven: {
    phone: proven.phone ? signupPhone(flow.signup) : null,
    email: proven.email ? flow.signup.email : null,
  },
  form: isEmailOtpSent ? 'SIGNUP' : 'SIGNUP_OTP',
  signupState: isEmailOtpSent ? 'emailOtpSent' : sentState(sent),
  sent,
  otpLength,
  pending: null,
  ...(sent.phone ? timerOf('phone', now) : {}),
  ...(sent.email ? timerOf('email', now) : {}),
})

/** A right code but no account: SIGNUP with the proven value, which needs no other code; the countdown goes on, for whoever changes it. */
const openSignup: Move<'noAccount'> = (flow, { now, identifier }) => {
  const { form, login, nextPhoneSendAt, nextEmailSendAt } = flow
  const isByPhone = form === 'LOGIN_OTP'
  // A code that was gone on with says only now whom it was sent to.
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

/** To the step of a code that this browser waits for, from wherever one logs in. */
const resume: Move<'resumed'> = (flow, { code }) => {
  const { channel, challenge, to, otpLength, sentAt } = code
  const isByPhone = channel === 'phone'
  return {
    ...enter(isByPhone ? 'LOGIN' : 'LOGIN_EMAIL')(flow),
    form: isByPhone ? 'LOGIN_OTP' : 'LOGIN_EMAIL_OTP',
    loginState: isByPhone ? 'otpSent' : 'emailOtpSent',
    ...timerOf(channel, sentAt),
    otpLength: { ...INITIAL_FLOW.otpLength, [channel]: otpLength },
    resumed: { challenge, to },
  }
}

/** Back to the form of a sign-up whose phone or e-mail is still proven. */
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
  resent: endWithCode,
  resendFailed: endWithout,
} satisfies Moves

/** What each form does with which event while no call is pending; an event that is not listed changes nothing. */
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
/** What a login code had proven counts no longer: back to the form, whose button now sends a code. */
const failSignup: Move<'verifyFailed'> = (flow, failure) =>
  failure.channel && flow.proven[failure.channel]
    ? { ...enter('SIGNUP')(flow), pending: null, proven: { ...flow.proven, [failure.channel]: null } }
    : failVerify(flow, failure)
/** No more guesses at short codes: the same form waits for a longer one (docs/security.md, "One-time passwords"). */
const stepItUp: Move<'steppedUp'> = (flow, { now, channel, waitMs }) => ({
  ...clearCode(flow, channel),
  ...(waitMs === null ? {} : deadlineOf(channel, now + waitMs)),
  otpLength: { ...flow.otpLength, [channel]: LONG_OTP_LENGTH },
  stepUp: 'asked',
  pending: null,
  codeError: null,
})
const verifyOutcome = { verifyFailed: failVerify, steppedUp: stepItUp, signedIn: finish } satisfies Moves
const loginOutcome = { ...verifyOutcome, noAccount: openSignup } satisfies Moves

/** What ends a pending call. */
const OUTCOMES: Record<FormState, Moves> = {
  LOGIN: { sendFailed: failSend, otpSent: enterOtp('LOGIN_OTP', 'otpSent', 'phone') },
  LOGIN_OTP: loginOutcome,
  LOGIN_EMAIL: { sendFailed: failSend, otpSent: enterOtp('LOGIN_EMAIL_OTP', 'emailOtpSent', 'email') },
  LOGIN_EMAIL_OTP: loginOutcome,
  SIGNUP: { sendFailed: failSend, signupOtpSent: enterSignupOtp },
  SIGNUP_OTP: { ...verifyOutcome, verifyFailed: failSignup },
}

/** A resend that was under way when a verification started still ends. */
const ALONGSIDE = { resent: endWithCode, resendFailed: endWithout } satisfies Moves

/**
 * The dialog as a table (spec 2 and 4): opening and closing reset everything, a pending call takes its outcome only,
 * else the form decides. Answers that come too late find no cell and change nothing.
 */
export function authFlow(flow: AuthFlow, event: AuthEvent): AuthFlow {
  if (event.type === 'opened') return open(event)
  if (event.type === 'closed') return INITIAL_FLOW
  const moves: Moves = flow.pending ? { ...ALONGSIDE, ...OUTCOMES[flow.form] } : MOVES[flow.form]
  const move = moves[event.type] as Move<AuthEventType> | undefined
  return move ? move(flow, event) : flow
}
