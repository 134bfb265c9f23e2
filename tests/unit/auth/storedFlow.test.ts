import { describe, expect, it } from 'vitest'
import { authFlow } from '#domain/auth/authFlow.ts'
import { type AuthEvent, type AuthFlow, INITIAL_FLOW } from '#domain/auth/authFlowState.ts'
import { restoreFlow, serialiseFlow } from '#domain/auth/storedFlow.ts'

const NOW = 1_000_000
const TEN_MINUTES = 600_000
const run = (flow: AuthFlow, ...events: AuthEvent[]): AuthFlow => events.reduce(authFlow, flow)
const reload = (flow: AuthFlow, now: number) =>
  restoreFlow(JSON.parse(JSON.stringify(serialiseFlow(flow))), now)

const SENT: AuthEvent = { type: 'otpSent', now: NOW, otpLength: 4 }
const START: AuthEvent = { type: 'sendStarted' }
const LOGIN_OTP = run(INITIAL_FLOW, { type: 'typed', field: 'phone', value: '9876543210' }, START, SENT, {
  type: 'typed',
  field: 'otp',
  value: '482',
})
const SIGNUP = run(
  INITIAL_FLOW,
  { type: 'signupChosen' },
  { type: 'countryChosen', country: { code: 'AE', phone: '971', phoneLength: [9] } },
  { type: 'typed', field: 'name', value: 'Asha Rao' },
  { type: 'typed', field: 'phone', value: '501234567' },
  { type: 'typed', field: 'email', value: 'asha@example.org' },
)
const codesSent = (sent: { phone: boolean; email: boolean }, isEmailOtpSent = false): AuthEvent => ({
  type: 'signupOtpSent',
  now: NOW,
  sent,
  proven: { phone: false, email: false },
  isEmailOtpSent,
  otpLength: { phone: 4, email: 6 },
})

describe('a reload with a pending code', () => {
  it('resumes the login with its countdown and an empty code', () => {
    const { login, ...rest } = LOGIN_OTP
    expect(reload(LOGIN_OTP, NOW + 5000)).toEqual({ ...rest, login: { ...login, otp: '' } })
  })

  it('resumes a sign-up from abroad', () => {
    const flow = run(SIGNUP, START, codesSent({ phone: false, email: true }))
    const again = reload(flow, NOW + 5000)
    expect(again).toMatchObject({
      form: 'SIGNUP_OTP',
      signupState: 'emailOtpSent',
      nextEmailSendAt: NOW + 30_000,
    })
    expect(again?.signup).toMatchObject({ name: 'Asha Rao', phone: '501234567', country: { code: 'AE' } })
    expect(again?.otpLength).toEqual({ phone: 4, email: 6 })
  })

  it('resumes a sign-up with a pending phone code', () => {
    const flow = run(SIGNUP, START, codesSent({ phone: false, email: true }, true))
    expect(reload(flow, NOW)).toMatchObject({ form: 'SIGNUP', signupState: 'emailOtpSent' })
  })

  it('resets a verification or resend that the reload interrupted', () => {
    const verifying = run(LOGIN_OTP, { type: 'verifyStarted' })
    expect(reload(verifying, NOW)).toMatchObject({ pending: null, loginState: 'otpSent' })
    const resending = run(LOGIN_OTP, { type: 'resendStarted', channel: 'phone', now: NOW + 30_000 })
    expect(reload(resending, NOW)).toMatchObject({ loginState: 'otpSent' })
  })

  it('keeps the code length of a step-up', () => {
    const flow = run(
      LOGIN_OTP,
      { type: 'verifyStarted' },
      { type: 'steppedUp', now: NOW, channel: 'phone', waitMs: null },
    )
    expect(reload(flow, NOW)).toMatchObject({ stepUp: 'required', otpLength: { phone: 6, email: 4 } })
  })

  it('resumes a sign-up with a proven phone while the proof is valid', () => {
    const proven = run(LOGIN_OTP, { type: 'verifyStarted' }, { type: 'noAccount', now: NOW })
    const again = reload(proven, NOW + 5000)
    expect(again).toMatchObject({ form: 'SIGNUP', signupState: 'initial', sentAt: null })
    expect(again).toMatchObject({ proven: { phone: '+919876543210' }, provenUntil: NOW + TEN_MINUTES })
    expect(reload(proven, NOW + TEN_MINUTES)).toBeNull()
    // An e-mail code is pending too: the phone stays proven.
    const emailed = run(proven, START, {
      type: 'signupOtpSent',
      now: NOW,
      isEmailOtpSent: false,
      otpLength: { phone: 4, email: 4 },
      sent: { phone: false, email: true },
      proven: { phone: true, email: false },
    })
    expect(reload(emailed, NOW)).toMatchObject({ form: 'SIGNUP_OTP', proven: emailed.proven })
  })

  it('restarts once the code has expired', () => {
    expect(reload(LOGIN_OTP, NOW + TEN_MINUTES - 1)).not.toBeNull()
    expect(reload(LOGIN_OTP, NOW + TEN_MINUTES)).toBeNull()
  })
})

it('stores no code', () => {
  const typed = run(LOGIN_OTP, { type: 'typed', field: 'otp', value: '4829' })
  expect(JSON.stringify(serialiseFlow(typed))).not.toContain('4829')
})

it.each([
  ['LOGIN', INITIAL_FLOW],
  ['a filled-in sign-up without a code', SIGNUP],
  ['a login that was changed', run(LOGIN_OTP, { type: 'changePressed' })],
  ['a closed dialog', run(LOGIN_OTP, { type: 'closed' })],
  ['a login that is done', run(LOGIN_OTP, { type: 'verifyStarted' }, { type: 'signedIn' })],
])('stores nothing of %s', (_name, flow) => {
  expect(serialiseFlow(flow)).toBeNull()
})

it.each([
  ['nothing', null],
  ['a text', 'LOGIN_OTP'],
  ['another form', { ...serialiseFlow(LOGIN_OTP), form: 'LOGIN' }],
  ['a far end', { ...serialiseFlow(LOGIN_OTP), until: NOW + TEN_MINUTES + 1 }],
  ['a wrong length', { ...serialiseFlow(LOGIN_OTP), otpLength: { phone: 5, email: 4 } }],
  ['a long value', { ...serialiseFlow(LOGIN_OTP), login: { phone: '9'.repeat(10_000), email: '' } }],
])('resumes nothing when %s is stored', (_name, kept) => {
  expect(restoreFlow(kept, NOW)).toBeNull()
})
