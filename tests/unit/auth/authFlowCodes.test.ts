import { describe, expect, it } from 'vitest'
import { authFlow } from '#domain/auth/authFlow.ts'
import { type AuthEvent, type AuthFlow, INITIAL_FLOW } from '#domain/auth/authFlowState.ts'
import { INDIA } from '#domain/auth/PhoneCountry.ts'
import { serialiseFlow } from '#domain/auth/storedFlow.ts'
import { requestsOf } from '#site/features/auth-dialog/requestsOf.ts'
import { EVENTS, LATER, NOW, SHORT, STATES, type } from './flowStates.ts'

describe('noAccount', () => {
  const verify = (flow: AuthFlow) =>
    authFlow(authFlow(flow, { type: 'verifyStarted' }), { type: 'noAccount', now: 0 })

  it('opens SIGNUP with the proven phone and keeps its countdown', () => {
    const sending = authFlow(type(STATES.LOGIN, { phone: '9876543210' }), { type: 'sendStarted' })
    const flow = verify(authFlow(sending, EVENTS.otpSent))
    expect(flow.signup).toMatchObject({ phone: '9876543210', country: INDIA, otpMethod: 'onPhone' })
    expect(flow.nextPhoneSendAt).toBe(NOW + 30_000)
  })

  it('opens SIGNUP with the proven e-mail', () => {
    const typed = type(STATES.LOGIN_EMAIL, { email: 'asha@example.org' })
    const flow = verify(authFlow(authFlow(typed, { type: 'sendStarted' }), EVENTS.otpSent))
    expect(flow.signup).toMatchObject({ email: 'asha@example.org', phone: '', otpMethod: 'onEmail' })
  })
})

describe('a pending code', () => {
  const resumed = authFlow(INITIAL_FLOW, EVENTS.resumed)

  it('is resumed with the server’s data, and resent by its id', () => {
    expect(resumed).toMatchObject({
      resumed: { challenge: '7', to: '…4321' },
      otpLength: { phone: 4 },
      nextPhoneSendAt: NOW + 30_000,
      login: { phone: '' },
    })
    const typed = type(resumed, { otp: '1234' })
    expect(requestsOf(typed).verify).toEqual(['verifyOtp', { challenge: '7', otp: '1234', platform: 'web' }])
    expect(requestsOf(typed).resend).toEqual({ phone: ['resendOtp', { challenge: '7' }] })
  })

  it('returns the proven identifier without an account; a phone is never stored in the browser', () => {
    const verifying = authFlow(resumed, { type: 'verifyStarted' })
    const flow = authFlow(verifying, { type: 'noAccount', now: 0, identifier: '+919876543210' })
    expect(flow).toMatchObject({
      form: 'SIGNUP',
      resumed: null,
      signup: { phone: '9876543210' },
      proven: { phone: '+919876543210' },
    })
    expect(serialiseFlow(resumed)).toBeNull()
  })

  it('is discarded by Change, which opens an empty form', () => {
    expect(authFlow(resumed, { type: 'changePressed' })).toMatchObject({ form: 'LOGIN', resumed: null })
  })
})

describe('resend', () => {
  it('is possible 30 s after each send, one at a time', () => {
    const early = authFlow(STATES.LOGIN_OTP, { type: 'resendStarted', channel: 'phone', now: LATER - 1 })
    expect(early).toBe(STATES.LOGIN_OTP)
    const again = authFlow(STATES['LOGIN_OTP resending'], EVENTS.resent as AuthEvent)
    expect(again.nextPhoneSendAt).toBe(LATER + 30_000)
    expect(authFlow(again, EVENTS.resendStarted)).toBe(again)
  })

  it('does not change the countdown when it fails', () => {
    const failed = authFlow(STATES['LOGIN_OTP resending'], EVENTS.resendFailed)
    expect(failed.nextPhoneSendAt).toBe(STATES.LOGIN_OTP.nextPhoneSendAt)
  })

  it('sends a sign-up code that failed at first at once', () => {
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

  it('requires six digits on the refused channel, and clears only its code', () => {
    const flow = stepUp(null)
    expect(flow).toMatchObject({ otpLength: { phone: 6, email: 4 }, stepUp: 'required', codeError: null })
    expect(flow.signup).toMatchObject({ otp: '', emailOtp: '5678' })
  })

  it('keeps the countdown of the last send, or uses the server’s time', () => {
    expect(stepUp(null).nextPhoneSendAt).toBe(NOW + 30_000)
    expect(stepUp(0).nextPhoneSendAt).toBe(LATER)
    expect(stepUp(20_000).nextPhoneSendAt).toBe(LATER + 20_000)
  })

  it('shows that the longer code was sent, and accepts six digits', () => {
    const asked = authFlow(stepUp(0), { type: 'resendStarted', channel: 'phone', now: LATER })
    const flow = authFlow(asked, { type: 'resent', channel: 'phone', now: LATER, otpLength: 6 })
    expect(flow).toMatchObject({ stepUp: 'sent', otpLength: { phone: 6, email: 4 } })
    expect(type(flow, { otp: '123456' }).signup.otp).toBe('123456')
  })

  it('applies to the first code when the server requires it', () => {
    const flow = authFlow(STATES['LOGIN sending'], { type: 'otpSent', now: NOW, otpLength: 6 })
    expect(flow).toMatchObject({ otpLength: { phone: 6, email: 4 }, stepUp: null })
  })

  it('is reset with the identifier', () => {
    const flow = authFlow(STATES['LOGIN_OTP stepped up'], { type: 'changePressed' })
    expect(flow).toMatchObject({ otpLength: SHORT, stepUp: null })
  })
})

describe('a code that could not be delivered', () => {
  it('offers the other channel until the next send, and keeps the input', () => {
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

  it('offers the other channel also after a failed resend', () => {
    const failed = authFlow(STATES['LOGIN_EMAIL_OTP resending'], EVENTS['resendFailed:email'] as AuthEvent)
    expect(failed.undelivered).toBe('email')
  })
})
