import { describe, expect, it } from 'vitest'
import { authFlow } from '#domain/auth/authFlow.ts'
import {
  type AuthEvent,
  type AuthEventType,
  type AuthFlow,
  INITIAL_FLOW,
} from '#domain/auth/authFlowState.ts'
import { INDIA } from '#domain/auth/PhoneCountry.ts'

const NOW = 1_000_000
const LATER = NOW + 30_000
const SHORT = { phone: 4, email: 4 } as const
const ABROAD = { code: 'AE', phone: '971', phoneLength: [9] }

/** One event of every type; resends come when the countdown of the last send has run out. */
const EVENTS: Record<AuthEventType | `${AuthEventType}:${string}`, AuthEvent> = {
  opened: { type: 'opened' },
  closed: { type: 'closed' },
  signedIn: { type: 'signedIn' },
  typed: { type: 'typed', field: 'phone', value: '9' },
  'typed:name': { type: 'typed', field: 'name', value: 'A' },
  'typed:email': { type: 'typed', field: 'email', value: 'a' },
  'typed:otp': { type: 'typed', field: 'otp', value: '1' },
  'typed:emailOtp': { type: 'typed', field: 'emailOtp', value: '1' },
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
    isEmailOtpSent: false,
    otpLength: SHORT,
  },
  'signupOtpSent:email': {
    type: 'signupOtpSent',
    now: NOW,
    sent: { phone: false, email: true },
    isEmailOtpSent: false,
    otpLength: SHORT,
  },
  'signupOtpSent:phone': {
    type: 'signupOtpSent',
    now: NOW,
    sent: { phone: true, email: false },
    isEmailOtpSent: false,
    otpLength: SHORT,
  },
  'signupOtpSent:stays': {
    type: 'signupOtpSent',
    now: NOW,
    sent: { phone: false, email: true },
    isEmailOtpSent: true,
    otpLength: SHORT,
  },
  resendStarted: { type: 'resendStarted', channel: 'phone', now: LATER },
  'resendStarted:email': { type: 'resendStarted', channel: 'email', now: LATER },
  resent: { type: 'resent', channel: 'phone', now: LATER, otpLength: 4 },
  'resent:email': { type: 'resent', channel: 'email', now: LATER, otpLength: 4 },
  resendFailed: { type: 'resendFailed', channel: 'phone', isUndelivered: false },
  'resendFailed:email': { type: 'resendFailed', channel: 'email', isUndelivered: true },
  verifyStarted: { type: 'verifyStarted' },
  noAccount: { type: 'noAccount' },
  verifyFailed: { type: 'verifyFailed', message: 'wrong', channel: null },
  steppedUp: { type: 'steppedUp', now: LATER, channel: 'phone', waitMs: null },
  'steppedUp:email': { type: 'steppedUp', now: LATER, channel: 'email', waitMs: 20_000 },
}
type EventName = keyof typeof EVENTS

const after = (...names: EventName[]): AuthFlow =>
  names.reduce((flow, name) => authFlow(flow, EVENTS[name] as AuthEvent), INITIAL_FLOW)

/** Every state the dialog can be in, and the way there. */
const STATES = {
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
type StateName = keyof typeof STATES

/** Form, login state, signup state and pending call, as one line. */
const line = ({ form, loginState, signupState, pending }: AuthFlow): string =>
  [form, loginState, signupState, pending ?? '-'].join(' ')

const START = 'LOGIN initial initial -'
const IN_EMAIL = 'LOGIN_EMAIL initial initial -'
const IN_SIGNUP = 'SIGNUP initial initial -'
const typing = (at: string, ...fields: EventName[]) => Object.fromEntries(fields.map((name) => [name, at]))

/** What each event leads to; an event that is not named must change nothing at all. */
const TABLE: Record<StateName, Partial<Record<EventName, string>>> = {
  LOGIN: {
    ...typing(START, 'typed'),
    sendStarted: 'LOGIN initial initial send',
    emailLoginChosen: IN_EMAIL,
    signupChosen: IN_SIGNUP,
  },
  'LOGIN sending': {
    sendFailed: START,
    'sendFailed:undelivered': START,
    otpSent: 'LOGIN_OTP otpSent initial -',
    'otpSent:long': 'LOGIN_OTP otpSent initial -',
  },
  LOGIN_OTP: {
    ...typing('LOGIN_OTP otpSent initial -', 'typed:otp'),
    verifyStarted: 'LOGIN_OTP otpSent initial verify',
    resendStarted: 'LOGIN_OTP resendingOtp initial -',
    changePressed: START,
    signupChosen: IN_SIGNUP,
  },
  'LOGIN_OTP verifying': {
    verifyFailed: 'LOGIN_OTP otpSent initial -',
    steppedUp: 'LOGIN_OTP otpSent initial -',
    'steppedUp:email': 'LOGIN_OTP otpSent initial -',
    noAccount: IN_SIGNUP,
    signedIn: START,
  },
  'LOGIN_OTP resending': {
    ...typing('LOGIN_OTP resendingOtp initial -', 'typed:otp'),
    verifyStarted: 'LOGIN_OTP resendingOtp initial verify',
    resent: 'LOGIN_OTP otpSent initial -',
    resendFailed: 'LOGIN_OTP otpSent initial -',
    changePressed: START,
    signupChosen: IN_SIGNUP,
  },
  'LOGIN_OTP stepped up': {
    ...typing('LOGIN_OTP otpSent initial -', 'typed:otp'),
    verifyStarted: 'LOGIN_OTP otpSent initial verify',
    resendStarted: 'LOGIN_OTP resendingOtp initial -',
    changePressed: START,
    signupChosen: IN_SIGNUP,
  },
  LOGIN_EMAIL: {
    ...typing(IN_EMAIL, 'typed:email'),
    sendStarted: 'LOGIN_EMAIL initial initial send',
    phoneLoginChosen: START,
    signupChosen: IN_SIGNUP,
  },
  'LOGIN_EMAIL sending': {
    sendFailed: IN_EMAIL,
    'sendFailed:undelivered': IN_EMAIL,
    otpSent: 'LOGIN_EMAIL_OTP emailOtpSent initial -',
    'otpSent:long': 'LOGIN_EMAIL_OTP emailOtpSent initial -',
  },
  LOGIN_EMAIL_OTP: {
    ...typing('LOGIN_EMAIL_OTP emailOtpSent initial -', 'typed:emailOtp'),
    verifyStarted: 'LOGIN_EMAIL_OTP emailOtpSent initial verify',
    'resendStarted:email': 'LOGIN_EMAIL_OTP resendingEmailOtp initial -',
    changePressed: IN_EMAIL,
    signupChosen: IN_SIGNUP,
  },
  'LOGIN_EMAIL_OTP verifying': {
    verifyFailed: 'LOGIN_EMAIL_OTP emailOtpSent initial -',
    steppedUp: 'LOGIN_EMAIL_OTP emailOtpSent initial -',
    'steppedUp:email': 'LOGIN_EMAIL_OTP emailOtpSent initial -',
    noAccount: IN_SIGNUP,
    signedIn: START,
  },
  'LOGIN_EMAIL_OTP resending': {
    ...typing('LOGIN_EMAIL_OTP resendingEmailOtp initial -', 'typed:emailOtp'),
    verifyStarted: 'LOGIN_EMAIL_OTP resendingEmailOtp initial verify',
    'resent:email': 'LOGIN_EMAIL_OTP emailOtpSent initial -',
    'resendFailed:email': 'LOGIN_EMAIL_OTP emailOtpSent initial -',
    changePressed: IN_EMAIL,
    signupChosen: IN_SIGNUP,
  },
  'LOGIN_EMAIL_OTP stepped up': {
    ...typing('LOGIN_EMAIL_OTP emailOtpSent initial -', 'typed:emailOtp'),
    verifyStarted: 'LOGIN_EMAIL_OTP emailOtpSent initial verify',
    changePressed: IN_EMAIL,
    signupChosen: IN_SIGNUP,
  },
  SIGNUP: {
    ...typing(IN_SIGNUP, 'typed', 'typed:name', 'typed:email', 'countryChosen', 'otpMethodChosen'),
    sendStarted: 'SIGNUP initial initial send',
    loginChosen: START,
  },
  'SIGNUP sending': {
    sendFailed: IN_SIGNUP,
    'sendFailed:undelivered': IN_SIGNUP,
    signupOtpSent: 'SIGNUP_OTP initial otpSent -',
    'signupOtpSent:email': 'SIGNUP_OTP initial emailOtpSent -',
    'signupOtpSent:phone': 'SIGNUP_OTP initial phoneOtpSent -',
    'signupOtpSent:stays': 'SIGNUP initial emailOtpSent -',
  },
  'SIGNUP emailOtpSent': {
    ...typing(
      'SIGNUP initial emailOtpSent -',
      ...(['typed', 'typed:name', 'typed:email', 'countryChosen', 'otpMethodChosen'] as const),
    ),
    sendStarted: 'SIGNUP initial emailOtpSent send',
    loginChosen: START,
  },
  'SIGNUP_OTP otpSent': {
    ...typing('SIGNUP_OTP initial otpSent -', 'typed:otp', 'typed:emailOtp'),
    verifyStarted: 'SIGNUP_OTP initial otpSent verify',
    resendStarted: 'SIGNUP_OTP initial resendingOtp -',
    'resendStarted:email': 'SIGNUP_OTP initial resendingEmailOtp -',
    changeSignupValuesPressed: IN_SIGNUP,
    loginChosen: START,
  },
  'SIGNUP_OTP emailOtpSent': {
    ...typing('SIGNUP_OTP initial emailOtpSent -', 'typed:otp', 'typed:emailOtp'),
    verifyStarted: 'SIGNUP_OTP initial emailOtpSent verify',
    resendStarted: 'SIGNUP_OTP initial resendingOtp -',
    'resendStarted:email': 'SIGNUP_OTP initial resendingEmailOtp -',
    changeSignupValuesPressed: IN_SIGNUP,
    loginChosen: START,
  },
  'SIGNUP_OTP phoneOtpSent': {
    ...typing('SIGNUP_OTP initial phoneOtpSent -', 'typed:otp', 'typed:emailOtp'),
    verifyStarted: 'SIGNUP_OTP initial phoneOtpSent verify',
    resendStarted: 'SIGNUP_OTP initial resendingOtp -',
    'resendStarted:email': 'SIGNUP_OTP initial resendingEmailOtp -',
    changeSignupValuesPressed: IN_SIGNUP,
    loginChosen: START,
  },
  'SIGNUP_OTP verifying': {
    verifyFailed: 'SIGNUP_OTP initial otpSent -',
    steppedUp: 'SIGNUP_OTP initial otpSent -',
    'steppedUp:email': 'SIGNUP_OTP initial otpSent -',
    signedIn: START,
  },
  'SIGNUP_OTP stepped up': {
    ...typing('SIGNUP_OTP initial otpSent -', 'typed:otp', 'typed:emailOtp'),
    verifyStarted: 'SIGNUP_OTP initial otpSent verify',
    resendStarted: 'SIGNUP_OTP initial resendingOtp -',
    changeSignupValuesPressed: IN_SIGNUP,
    loginChosen: START,
  },
  'SIGNUP_OTP resending phone': {
    ...typing('SIGNUP_OTP initial resendingOtp -', 'typed:otp', 'typed:emailOtp'),
    verifyStarted: 'SIGNUP_OTP initial resendingOtp verify',
    resent: 'SIGNUP_OTP initial otpSent -',
    resendFailed: 'SIGNUP_OTP initial otpSent -',
    changeSignupValuesPressed: IN_SIGNUP,
    loginChosen: START,
  },
  'SIGNUP_OTP resending email': {
    ...typing('SIGNUP_OTP initial resendingEmailOtp -', 'typed:otp', 'typed:emailOtp'),
    verifyStarted: 'SIGNUP_OTP initial resendingEmailOtp verify',
    'resent:email': 'SIGNUP_OTP initial otpSent -',
    'resendFailed:email': 'SIGNUP_OTP initial otpSent -',
    changeSignupValuesPressed: IN_SIGNUP,
    loginChosen: START,
  },
}

describe('the dialog, every state by every event', () => {
  for (const [name, flow] of Object.entries(STATES) as [StateName, AuthFlow][]) {
    it.each(Object.keys(EVENTS) as EventName[])(`${name} on %s`, (event) => {
      const next = authFlow(flow, EVENTS[event] as AuthEvent)
      if (event === 'opened' || event === 'closed') expect(next).toEqual(INITIAL_FLOW)
      else if (TABLE[name][event]) expect(line(next)).toBe(TABLE[name][event])
      else expect(next).toBe(flow)
    })
  }
})

const type = (flow: AuthFlow, values: Partial<Record<string, string>>): AuthFlow =>
  Object.entries(values).reduce(
    (state, [field, value]) => authFlow(state, { type: 'typed', field, value } as AuthEvent),
    flow,
  )

describe('what is typed', () => {
  it.each([
    ['98765 43210', '9876543210'],
    ['98a7', '987'],
    ['98765432109', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['098765-43210', '9876543210'],
    ['٩٨٧', ''],
  ])('keeps of the login phone %s only %s', (typed, kept) => {
    expect(type(STATES.LOGIN, { phone: typed }).login.phone).toBe(kept)
  })

  it('blocks the keys an e-mail has not, and lowers the others', () => {
    expect(type(STATES.LOGIN_EMAIL, { email: 'A sha+1(x)@Example.ORG' }).login.email).toBe(
      'asha+1x@example.org',
    )
  })

  it('keeps the code of a pasted message, as long as the channel asks for', () => {
    const message = '482913 is your code for Nalanda Prep. Valid for 10 minutes, till 1730.'
    expect(type(STATES.LOGIN_OTP, { otp: message }).login.otp).toBe('1730')
    expect(type(STATES['LOGIN_OTP stepped up'], { otp: message }).login.otp).toBe('482913')
    expect(type(STATES['SIGNUP_OTP stepped up'], { otp: message, emailOtp: message }).signup).toMatchObject({
      otp: '1730',
      emailOtp: '482913',
    })
  })

  it('keeps as many digits of a sign-up phone as the country allows', () => {
    const abroad = authFlow(STATES.SIGNUP, { type: 'countryChosen', country: ABROAD })
    expect(type(abroad, { phone: '5012345678' }).signup.phone).toBe('501234567')
  })

  it.each([
    ['+971 50 123 4567', '501234567'],
    ['00971501234567', '501234567'],
    ['971501234567', '501234567'],
    ['050 123 4567', '501234567'],
    ['97150', '97150'],
  ])('keeps of a phone abroad %s only %s', (typed, kept) => {
    const abroad = authFlow(STATES.SIGNUP, { type: 'countryChosen', country: ABROAD })
    expect(type(abroad, { phone: typed }).signup.phone).toBe(kept)
  })

  it('takes the phone method for India alone', () => {
    const onPhone = authFlow(STATES.SIGNUP, { type: 'otpMethodChosen', otpMethod: 'onPhone' })
    expect(onPhone.signup.otpMethod).toBe('onPhone')
    const abroad = authFlow(onPhone, { type: 'countryChosen', country: ABROAD })
    expect(abroad.signup.otpMethod).toBe('onEmail')
    expect(authFlow(abroad, { type: 'otpMethodChosen', otpMethod: 'onPhone' })).toBe(abroad)
  })

  it('forgets the codes, not the phone, on Change', () => {
    const flow = authFlow(type(STATES.LOGIN_OTP, { otp: '1234' }), { type: 'changePressed' })
    expect(flow.login.otp).toBe('')
    expect(flow.nextPhoneSendAt).toBeNull()
  })

  it('shows a refused code until another is typed', () => {
    const refused = authFlow(STATES['LOGIN_OTP verifying'], {
      type: 'verifyFailed',
      message: 'wrong',
      channel: 'phone',
    })
    expect(refused.codeError).toEqual({ message: 'wrong', channel: 'phone' })
    expect(type(refused, { otp: '5' }).codeError).toBeNull()
  })
})

describe('noAccount', () => {
  const verify = (flow: AuthFlow) =>
    authFlow(authFlow(flow, { type: 'verifyStarted' }), { type: 'noAccount' })

  it('opens SIGNUP with the proven phone, by phone, and keeps its countdown', () => {
    const sending = authFlow(type(STATES.LOGIN, { phone: '9876543210' }), { type: 'sendStarted' })
    const flow = verify(authFlow(sending, EVENTS.otpSent))
    expect(flow.signup).toMatchObject({ phone: '9876543210', country: INDIA, otpMethod: 'onPhone' })
    expect(flow.nextPhoneSendAt).toBe(NOW + 30_000)
  })

  it('opens SIGNUP with the proven e-mail, by e-mail', () => {
    const typed = type(STATES.LOGIN_EMAIL, { email: 'asha@example.org' })
    const flow = verify(authFlow(authFlow(typed, { type: 'sendStarted' }), EVENTS.otpSent))
    expect(flow.signup).toMatchObject({ email: 'asha@example.org', phone: '', otpMethod: 'onEmail' })
  })
})

describe('resend', () => {
  it('waits 30 s after each send and runs once at a time', () => {
    const early = authFlow(STATES.LOGIN_OTP, { type: 'resendStarted', channel: 'phone', now: LATER - 1 })
    expect(early).toBe(STATES.LOGIN_OTP)
    const again = authFlow(STATES['LOGIN_OTP resending'], EVENTS.resent as AuthEvent)
    expect(again.nextPhoneSendAt).toBe(LATER + 30_000)
    expect(authFlow(again, EVENTS.resendStarted)).toBe(again)
  })

  it('leaves the countdown as it was when it failed', () => {
    const failed = authFlow(STATES['LOGIN_OTP resending'], EVENTS.resendFailed)
    expect(failed.nextPhoneSendAt).toBe(STATES.LOGIN_OTP.nextPhoneSendAt)
  })

  it('sends the sign-up code that did not go out at first, at once', () => {
    const onlyPhone = STATES['SIGNUP_OTP phoneOtpSent']
    const asked = authFlow(onlyPhone, { type: 'resendStarted', channel: 'email', now: NOW })
    const sent = authFlow(asked, { type: 'resent', channel: 'email', now: NOW, otpLength: 4 })
    expect(sent.signupState).toBe('otpSent')
  })
})

describe('step-up', () => {
  const typed = type(STATES['SIGNUP_OTP otpSent'], { otp: '1234', emailOtp: '5678' })
  const stepUp = (waitMs: number | null) =>
    authFlow(authFlow(typed, { type: 'verifyStarted' }), {
      type: 'steppedUp',
      now: LATER,
      channel: 'phone',
      waitMs,
    })

  it('asks for six digits on the channel that was refused, and clears its code alone', () => {
    const flow = stepUp(null)
    expect(flow).toMatchObject({ otpLength: { phone: 6, email: 4 }, stepUp: 'asked', codeError: null })
    expect(flow.signup).toMatchObject({ otp: '', emailOtp: '5678' })
  })

  it('keeps the countdown of the last send, or takes the time the server says', () => {
    expect(stepUp(null).nextPhoneSendAt).toBe(NOW + 30_000)
    expect(stepUp(0).nextPhoneSendAt).toBe(LATER)
    expect(stepUp(20_000).nextPhoneSendAt).toBe(LATER + 20_000)
  })

  it('says that the longer code is out, and takes its six digits', () => {
    const asked = authFlow(stepUp(0), { type: 'resendStarted', channel: 'phone', now: LATER })
    const flow = authFlow(asked, { type: 'resent', channel: 'phone', now: LATER, otpLength: 6 })
    expect(flow).toMatchObject({ stepUp: 'sent', otpLength: { phone: 6, email: 4 } })
    expect(type(flow, { otp: '123456' }).signup.otp).toBe('123456')
  })

  it('shows from the first code on when the server says so at once', () => {
    const flow = authFlow(STATES['LOGIN sending'], { type: 'otpSent', now: NOW, otpLength: 6 })
    expect(flow).toMatchObject({ otpLength: { phone: 6, email: 4 }, stepUp: null })
  })

  it('is forgotten with the identifier', () => {
    const flow = authFlow(STATES['LOGIN_OTP stepped up'], { type: 'changePressed' })
    expect(flow).toMatchObject({ otpLength: SHORT, stepUp: null })
  })
})

describe('a code that could not be delivered', () => {
  it('offers the other channel until the next send, and keeps what was typed', () => {
    const typed = type(STATES.LOGIN, { phone: '9876543210' })
    const failed = authFlow(authFlow(typed, { type: 'sendStarted' }), {
      type: 'sendFailed',
      undelivered: 'phone',
    })
    expect(failed).toMatchObject({ form: 'LOGIN', undelivered: 'phone', login: { phone: '9876543210' } })
    const byEmail = authFlow(failed, { type: 'emailLoginChosen' })
    expect(byEmail).toMatchObject({ undelivered: null, login: { phone: '9876543210' } })
    expect(authFlow(failed, { type: 'sendStarted' }).undelivered).toBeNull()
  })

  it('offers it on a resend, too', () => {
    const failed = authFlow(STATES['LOGIN_EMAIL_OTP resending'], EVENTS['resendFailed:email'] as AuthEvent)
    expect(failed.undelivered).toBe('email')
  })
})
