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
  isCountryChosen,
  isInputDisabled,
  isMethodChosen,
  isMethodShown,
  missingInputs,
  needsNoCode,
  secondsUntil,
  secondsUntilSend,
  signupOtpFields,
} from '#domain/auth/authInputs.ts'
import { signupPhone } from '#domain/auth/callPhone.ts'
import { INDIA } from '#domain/auth/PhoneCountry.ts'
import { filledAnswers, missingSignupParts } from '#domain/auth/signupForm.ts'

const PLAIN = { isEmailOtpEnabled: false, isIntlPhoneEnabled: false }
const INTL = { ...PLAIN, isIntlPhoneEnabled: true }
const BOTH = { isEmailOtpEnabled: true, isIntlPhoneEnabled: true }
const AE = { code: 'AE', phone: '971', phoneLength: [9] }
const VALUES = { phone: '9876543210', email: 'asha@example.org', otp: '', emailOtp: '' }
const SIGNUP = { ...VALUES, name: 'Asha Rao', country: INDIA, otpMethod: 'onEmail' as const, answers: {} }
const flowAt = (form: FormState, more: Partial<AuthFlow> = {}): AuthFlow => ({
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
  it.each(FORM_STATES)('%s enables only the fields of its own step', (form) => {
    expect(fields.filter((field) => !isInputDisabled(flowAt(form), field))).toEqual(open[form])
  })
})

describe('the fields of a sign-up by country, isEmailOtpEnabled, isIntlPhoneEnabled and otpMethod', () => {
  /** OTP fields, choice of method, choice of country, and whether 'Get OTP' is enabled. */
  it.each([
    ['India', 'e-mail OTP off', 'intl off', 'onEmail', 'email', 'method', '-', 'sends'],
    ['India', 'e-mail OTP off', 'intl off', 'onPhone', 'phone', 'method', '-', 'sends'],
    ['India', 'e-mail OTP off', 'intl on', 'onEmail', 'email', 'method', 'country', 'sends'],
    ['India', 'e-mail OTP off', 'intl on', 'onPhone', 'phone', 'method', 'country', 'sends'],
    ['India', 'e-mail OTP on', 'intl off', 'onEmail', 'phone email', '-', '-', 'sends'],
    ['India', 'e-mail OTP on', 'intl off', 'onPhone', 'phone email', '-', '-', 'sends'],
    ['India', 'e-mail OTP on', 'intl on', 'onEmail', 'phone email', '-', 'country', 'sends'],
    ['India', 'e-mail OTP on', 'intl on', 'onPhone', 'phone email', '-', 'country', 'sends'],
    ['abroad', 'e-mail OTP off', 'intl off', 'onEmail', 'email', 'method', '-', '-'],
    ['abroad', 'e-mail OTP off', 'intl off', 'onPhone', 'email', 'method', '-', '-'],
    ['abroad', 'e-mail OTP off', 'intl on', 'onEmail', 'email', 'method', 'country', 'sends'],
    ['abroad', 'e-mail OTP off', 'intl on', 'onPhone', 'email', 'method', 'country', '-'],
    ['abroad', 'e-mail OTP on', 'intl off', 'onEmail', 'email', '-', '-', '-'],
    ['abroad', 'e-mail OTP on', 'intl off', 'onPhone', 'email', '-', '-', '-'],
    ['abroad', 'e-mail OTP on', 'intl on', 'onEmail', 'email', '-', 'country', 'sends'],
    ['abroad', 'e-mail OTP on', 'intl on', 'onPhone', 'email', '-', 'country', '-'],
  ] as const)('%s, %s, %s, %s: %s · %s · %s · %s', (...row) => {
    const [where, emailOtp, intl, otpMethod, fields, method, choice, sends] = row
    const isAbroad = where === 'abroad'
    const settings = { isEmailOtpEnabled: emailOtp.endsWith('on'), isIntlPhoneEnabled: intl.endsWith('on') }
    const person = isAbroad ? { country: AE, phone: '501234567' } : { country: INDIA, phone: '9876543210' }
    const flow = flowAt('SIGNUP', { signup: { ...SIGNUP, ...person, otpMethod } })
    const shown = signupOtpFields(flow, settings)
    expect(
      Object.entries(shown)
        .flatMap(([name, isShown]) => (isShown ? [name] : []))
        .join(' '),
    ).toBe(fields)
    expect(isMethodChosen(settings) ? 'method' : '-').toBe(method)
    expect(isCountryChosen(flow, settings) ? 'country' : '-').toBe(choice)
    expect(canSend(flow, settings, 0) ? 'sends' : '-').toBe(sends)
    expect(isCountryChosen({ ...flow, form: 'SIGNUP_OTP' }, settings)).toBe(false)
    expect(canSend({ ...flow, form: 'SIGNUP_OTP' }, settings, 0)).toBe(false)
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
    expect(canSend(flowAt('LOGIN', { login: { ...VALUES, phone } }), PLAIN, 0)).toBe(expected)
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
    expect(canSend(flowAt('SIGNUP', { signup }), INTL, 0)).toBe(expected)
  })

  it.each(['LOGIN_OTP', 'LOGIN_EMAIL_OTP', 'SIGNUP_OTP'] as const)('is disabled in %s', (form) => {
    expect(canSend(flowAt(form), PLAIN, 0)).toBe(false)
  })

  it('is required for the channel of a pending code, not for a proven one', () => {
    const signup = { ...SIGNUP, otpMethod: 'onPhone' as const }
    const proven = flowAt('SIGNUP', {
      signup,
      nextPhoneSendAt: 12_000,
      proven: { phone: '+919876543210', email: null },
    })
    expect(secondsUntilSend(proven, PLAIN, 0)).toBe(0)
    expect(canSend(proven, PLAIN, 0)).toBe(true)
    const changed = { ...proven, signup: { ...signup, phone: '9876543211' } }
    expect(secondsUntilSend(changed, PLAIN, 0)).toBe(12)
    expect(canSend(changed, PLAIN, 0)).toBe(false)
    expect(canSend(changed, PLAIN, 12_000)).toBe(true)
    const stays = flowAt('SIGNUP', { sent: { phone: false, email: true }, nextEmailSendAt: 30_000 })
    expect(canSend(stays, BOTH, 0)).toBe(true)
  })
})

describe('the missing fields of a step', () => {
  it.each([
    ['LOGIN', { login: { phone: '98765', email: '', otp: '', emailOtp: '' } }, ['phone']],
    ['LOGIN_EMAIL', { login: { phone: '', email: 'a@', otp: '', emailOtp: '' } }, ['email']],
    ['LOGIN_OTP', { login: { phone: '', email: '', otp: '12', emailOtp: '' } }, ['phoneCode']],
    ['LOGIN_EMAIL_OTP', { login: { phone: '', email: '', otp: '', emailOtp: '' } }, ['emailCode']],
    ['SIGNUP_OTP', { signup: { ...SIGNUP, otp: '', emailOtp: '' } }, ['phoneCode', 'emailCode']],
    ['SIGNUP_OTP', { signup: { ...SIGNUP, otp: '1234', emailOtp: '12' } }, ['emailCode']],
  ] as const)('are listed in %s with %j', (form, values, missing) => {
    const flow = flowAt(form, values as Partial<AuthFlow>)
    expect(missingInputs(flow, BOTH)).toEqual(missing)
    expect(canSend(flow, BOTH, 0) || canVerify(flow, BOTH)).toBe(false)
  })
})

describe('the missing fields of a sign-up', () => {
  const city = { id: 'city', title: 'Town', type: 'text' as const, options: [], isRequired: false }
  const exam = {
    id: 'exam',
    title: 'Exam',
    type: 'select' as const,
    options: ['NEET', 'JEE'],
    isRequired: true,
  }
  const asking = { ...PLAIN, fields: [city, exam] }
  const whole = { ...SIGNUP, answers: { exam: 'NEET' } }

  it.each([
    ['nothing of a whole form', {}, []],
    [
      'all of an empty one',
      { name: '', phone: '', email: '', answers: {} },
      ['name', 'phone', 'email', { field: 'Exam' }],
    ],
    ['a phone that is too short', { phone: '98765' }, ['phone']],
    ['an answer that is no option', { answers: { exam: 'UPSC' } }, [{ field: 'Exam' }]],
  ])('are %s; sending is disabled only while there are any', (_name, values, missing) => {
    const signup = { ...whole, ...values } as AuthFlow['signup']
    expect(missingSignupParts(signup, asking)).toEqual(missing)
    expect(canSend(flowAt('SIGNUP', { signup }), asking, 0)).toBe(missing.length === 0)
  })

  it('sends the answers by the form’s fields', () => {
    const answers = { exam: 'NEET', city: ' ', gone: 'x' }
    expect(filledAnswers({ ...SIGNUP, answers }, asking.fields)).toEqual([
      { id: 'exam', fieldTitle: 'Exam', fieldType: 'select', data: 'NEET' },
    ])
  })
})

describe('a phone proven by a login code', () => {
  const proven = { phone: '+919876543210', email: null }
  const onPhone = { ...SIGNUP, otpMethod: 'onPhone' as const }
  it.each([
    ['alone', onPhone, PLAIN, [], true],
    ['with the e-mail where the project wants both', onPhone, BOTH, ['email'], false],
    ['when the e-mail is chosen', SIGNUP, PLAIN, ['email'], false],
    ['when another phone is typed', { ...onPhone, phone: '9876543211' }, PLAIN, ['phone'], false],
  ] as const)('%s: required codes', (_name, signup, settings, codes, isDone) => {
    const flow = flowAt('SIGNUP', { signup, proven })
    const shown = signupOtpFields(flow, settings)
    expect(Object.entries(shown).flatMap(([name, isShown]) => (isShown ? [name] : []))).toEqual(codes)
    expect(needsNoCode(flow, settings)).toBe(isDone)
    expect(isMethodShown(flow, settings), 'where it is sent').toBe(settings === PLAIN && !isDone)
    expect(canVerify({ ...flow, form: 'SIGNUP_OTP' }, settings)).toBe(isDone)
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
    expect(canVerify(codes(flowAt(form), typed), settings)).toBe(expected)
  })

  it('requires six digits after step-up, only on that channel', () => {
    const grown = flowAt('SIGNUP_OTP', { otpLength: { phone: 6, email: 4 } })
    expect(canVerify(codes(grown, { otp: '1234', emailOtp: '5678' }), BOTH)).toBe(false)
    expect(canVerify(codes(grown, { otp: '123456', emailOtp: '5678' }), BOTH)).toBe(true)
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
