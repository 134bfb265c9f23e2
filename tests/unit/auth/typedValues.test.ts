import { describe, expect, it } from 'vitest'
import { authFlow } from '#domain/auth/authFlow.ts'
import { nameProblem } from '#domain/people/NameSchema.ts'
import { ABROAD, STATES, type } from './flowStates.ts'

describe('input', () => {
  it.each([
    ['98765 43210', '9876543210'],
    ['98a7', '987'],
    ['98765432109', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['098765-43210', '9876543210'],
    ['٩٨٧', ''],
  ])('reduces the login phone %s to %s', (typed, kept) => {
    expect(type(STATES.LOGIN, { phone: typed }).login.phone).toBe(kept)
  })

  it('blocks characters that e-mails cannot have, and lower-cases others', () => {
    expect(type(STATES.LOGIN_EMAIL, { email: 'A sha+1(x)@Example.ORG' }).login.email).toBe(
      'asha+1x@example.org',
    )
  })

  it('keeps a name that is too long: the form shows an error and is not sent', () => {
    const name = 'Asha '.repeat(21)
    const flow = type(STATES.SIGNUP, { name })
    expect(flow.signup.name).toBe(name)
    expect(nameProblem(flow.signup.name)?.message).toBe('nameLong')
  })

  it('limits the digits of a sign-up phone by country', () => {
    const abroad = authFlow(STATES.SIGNUP, { type: 'countryChosen', country: ABROAD })
    expect(type(abroad, { phone: '5012345678' }).signup.phone).toBe('501234567')
  })

  it.each([
    ['+971 50 123 4567', '501234567'],
    ['00971501234567', '501234567'],
    ['971501234567', '501234567'],
    ['050 123 4567', '501234567'],
    ['97150', '97150'],
  ])('reduces the foreign phone %s to %s', (typed, kept) => {
    const abroad = authFlow(STATES.SIGNUP, { type: 'countryChosen', country: ABROAD })
    expect(type(abroad, { phone: typed }).signup.phone).toBe(kept)
  })

  it('allows the phone method only for India', () => {
    const onPhone = authFlow(STATES.SIGNUP, { type: 'otpMethodChosen', otpMethod: 'onPhone' })
    expect(onPhone.signup.otpMethod).toBe('onPhone')
    const abroad = authFlow(onPhone, { type: 'countryChosen', country: ABROAD })
    expect(abroad.signup.otpMethod).toBe('onEmail')
    expect(authFlow(abroad, { type: 'otpMethodChosen', otpMethod: 'onPhone' })).toBe(abroad)
  })

  it('clears the codes, not the phone, on Change', () => {
    const flow = authFlow(type(STATES.LOGIN_OTP, { otp: '1234' }), { type: 'changePressed' })
    expect(flow.login.otp).toBe('')
    expect(flow.nextPhoneSendAt).toBeNull()
  })

  it('marks a refused code until another is typed', () => {
    const refused = authFlow(STATES['LOGIN_OTP verifying'], {
      type: 'verifyFailed',
      message: 'wrong',
      channel: 'phone',
    })
    expect(refused.codeError).toEqual({ message: 'wrong', channel: 'phone' })
    expect(type(refused, { otp: '5' }).codeError).toBeNull()
  })
})
