import { describe, expect, it } from 'vitest'
import { authFlow } from '#domain/auth/authFlow.ts'
import {
  type AuthEvent,
  type AuthField,
  type AuthFlow,
  FORM_STATES,
  type FormState,
  INITIAL_FLOW,
} from '#domain/auth/authFlowState.ts'
import {
  canSend,
  canVerify,
  formatCountdown,
  isInputDisabled,
  secondsUntil,
  sendWait,
  signupOtpFields,
  signupPhone,
} from '#domain/auth/authInputs.ts'
import { INDIA } from '#domain/auth/PhoneCountry.ts'

const PLAIN = { isEmailOtpEnabled: false, isIntlPhoneEnabled: false }
const BOTH = { isEmailOtpEnabled: true, isIntlPhoneEnabled: true }
const AE = { code: 'AE', phone: '971', phoneLength: [9] }
const VALUES = { phone: '9876543210', email: 'asha@example.org', otp: '', emailOtp: '' }
const SIGNUP = { ...VALUES, name: 'Asha Rao', country: INDIA, otpMethod: 'onEmail' as const }
const at = (form: FormState, more: Partial<AuthFlow> = {}): AuthFlow => ({
  ...INITIAL_FLOW,
  form,
  login: VALUES,
  signup: SIGNUP,
  ...more,
})

describe('disabled inputs', () => {
  const open: Record<FormState, AuthField[]> = {
    LOGIN: ['phone'],
    LOGIN_OTP: ['otp'],
    LOGIN_EMAIL: ['email'],
    LOGIN_EMAIL_OTP: ['emailOtp'],
    SIGNUP: ['name', 'phone', 'email'],
    SIGNUP_OTP: ['otp', 'emailOtp'],
  }
  const fields: AuthField[] = ['name', 'phone', 'email', 'otp', 'emailOtp']
  it.each(FORM_STATES)('%s takes the values of its own step alone', (form) => {
    expect(fields.filter((field) => !isInputDisabled(at(form), field))).toEqual(open[form])
  })
})

describe('which OTP fields a sign-up shows', () => {
  it.each([
    ['India, on e-mail', INDIA, 'onEmail', PLAIN, { phone: false, email: true }],
    ['India, on phone', INDIA, 'onPhone', PLAIN, { phone: true, email: false }],
    ['India, e-mail OTP enabled', INDIA, 'onEmail', BOTH, { phone: true, email: true }],
    ['abroad', AE, 'onEmail', PLAIN, { phone: false, email: true }],
    ['abroad, e-mail OTP enabled', AE, 'onEmail', BOTH, { phone: false, email: true }],
  ] as const)('%s', (_name, country, otpMethod, settings, expected) => {
    const flow = at('SIGNUP_OTP', { signup: { ...SIGNUP, country, otpMethod } })
    expect(signupOtpFields(flow, settings)).toEqual(expected)
  })
})

describe('the send button', () => {
  it.each([
    ['9876543210', true],
    ['1000000000', true],
    ['0999999999', false],
    ['987654321', false],
    ['', false],
  ])('LOGIN with %s: %s', (phone, expected) => {
    expect(canSend(at('LOGIN', { login: { ...VALUES, phone } }), PLAIN, 0)).toBe(expected)
  })

  it.each([
    ['a valid form', {}, true],
    ['no name', { name: ' ' }, false],
    ['a name without a letter', { name: '123' }, false],
    ['a wrong e-mail', { email: 'asha@example' }, false],
    ['a short phone', { phone: '98765' }, false],
    ['a phone abroad of the right length', { country: AE, phone: '501234567' }, true],
    ['a phone abroad of a wrong length', { country: AE, phone: '5012345678' }, false],
    ['the phone method abroad', { country: AE, phone: '501234567', otpMethod: 'onPhone' }, false],
  ])('Get OTP with %s', (_name, values, expected) => {
    const signup = { ...SIGNUP, ...values } as AuthFlow['signup']
    expect(canSend(at('SIGNUP', { signup }), PLAIN, 0)).toBe(expected)
  })

  it.each(['LOGIN_OTP', 'LOGIN_EMAIL_OTP', 'SIGNUP_OTP'] as const)('is off in %s', (form) => {
    expect(canSend(at(form), PLAIN, 0)).toBe(false)
  })

  it('waits for the channel that has just proven a login, not for one whose code is out', () => {
    const signup = { ...SIGNUP, otpMethod: 'onPhone' as const }
    const proven = at('SIGNUP', { signup, nextPhoneSendAt: 12_000 })
    expect(sendWait(proven, PLAIN, 0)).toBe(12)
    expect(canSend(proven, PLAIN, 0)).toBe(false)
    expect(canSend(proven, PLAIN, 12_000)).toBe(true)
    const stays = at('SIGNUP', { sent: { phone: false, email: true }, nextEmailSendAt: 30_000 })
    expect(canSend(stays, BOTH, 0)).toBe(true)
  })
})

describe('the verify button', () => {
  const codes = (flow: AuthFlow, typed: Partial<Record<AuthField, string>>) =>
    Object.entries(typed).reduce(
      (state, [field, value]) => authFlow(state, { type: 'typed', field, value } as AuthEvent),
      flow,
    )
  it.each([
    ['LOGIN_OTP', { otp: '1234' }, PLAIN, true],
    ['LOGIN_OTP', { otp: '123' }, PLAIN, false],
    ['LOGIN_EMAIL_OTP', { emailOtp: '1234' }, PLAIN, true],
    ['SIGNUP_OTP', { emailOtp: '1234' }, PLAIN, true],
    ['SIGNUP_OTP', { emailOtp: '1234' }, BOTH, false],
    ['SIGNUP_OTP', { otp: '1234', emailOtp: '5678' }, BOTH, true],
    ['SIGNUP', {}, PLAIN, false],
  ] as const)('%s with %o', (form, typed, settings, expected) => {
    expect(canVerify(codes(at(form), typed), settings)).toBe(expected)
  })
})

describe('countdown', () => {
  it.each([
    [null, 0, 0],
    [30_000, 0, 30],
    [30_000, 29_001, 1],
    [30_000, 30_000, 0],
    [30_000, 3_600_000, 0],
  ])('until %s at %s: %s s', (until, now, expected) => {
    expect(secondsUntil(until, now)).toBe(expected)
  })

  it('reads as minutes and seconds', () => {
    expect([0, 9, 24, 75].map(formatCountdown)).toEqual(['0:00', '0:09', '0:24', '1:15'])
  })
})

it('sends a sign-up phone as + country code + digits', () => {
  expect(signupPhone({ ...SIGNUP, country: AE, phone: '501234567' })).toBe('+971501234567')
})
