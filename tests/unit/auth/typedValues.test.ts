import { describe, expect, it } from 'vitest'
import { authFlow } from '#domain/auth/authFlow.ts'
import { nameProblem } from '#domain/people/NameSchema.ts'
import { ABROAD, STATES, type } from './flowStates.ts'

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

  it('loses nothing of a name that is too long: the form says so and is not sent', () => {
    const name = 'Asha '.repeat(21)
    const flow = type(STATES.SIGNUP, { name })
    expect(flow.signup.name).toBe(name)
    expect(nameProblem(flow.signup.name)?.message).toBe('nameLong')
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
