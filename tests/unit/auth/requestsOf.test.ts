import { describe, expect, it } from 'vitest'
import { type AuthFlow, type FormState, INITIAL_FLOW } from '#domain/auth/authFlowState.ts'
import { INDIA } from '#domain/auth/PhoneCountry.ts'
import { dialogTexts } from '#site/features/auth-dialog/dialogTexts.ts'
import { channelOf, isUndelivered } from '#site/features/auth-dialog/refusals.ts'
import { requestsOf } from '#site/features/auth-dialog/requestsOf.ts'
import { auth } from '#site/texts/en/auth.ts'
import { messages } from '#site/texts/en/messages.ts'
import { localisedSignupForm } from '#site/texts/localisedSignupForm.ts'

const texts = (flow: AuthFlow, config: Parameters<typeof dialogTexts>[1]) =>
  dialogTexts(flow, config, auth, messages)

const VALUES = { phone: '9876543210', email: 'asha@example.org', otp: '1234', emailOtp: '' }
const flowAt = (form: FormState): AuthFlow => ({
  ...INITIAL_FLOW,
  form,
  login: { ...VALUES, emailOtp: '5678' },
  signup: { ...VALUES, name: 'Asha Rao', country: INDIA, otpMethod: 'onPhone', answers: {} },
})

describe('the requests of each form (spec 7)', () => {
  it.each([
    ['LOGIN', ['loginAndSendOtp', { phone: '+919876543210' }]],
    ['LOGIN_EMAIL', ['loginemailotp', { email: 'asha@example.org' }]],
    [
      'SIGNUP',
      [
        'signupAndSendOtp',
        { phone: '+919876543210', name: 'Asha Rao', email: 'asha@example.org', otpMethod: 'onPhone' },
      ],
    ],
    ['LOGIN_OTP', undefined],
  ] as const)('%s sends by %o', (form, expected) => {
    expect(requestsOf(flowAt(form)).send).toEqual(expected)
  })

  it('SIGNUP sends additional fields of the form config', () => {
    const flow = flowAt('SIGNUP')
    const city = { id: 'city', title: 'Town', type: 'text' as const, options: [], isRequired: false }
    const answered = { ...flow, signup: { ...flow.signup, answers: { city: 'Bhopal' } } }
    expect(requestsOf(answered, [city]).send?.[1]).toMatchObject({
      additionalFields: [{ id: 'city', fieldTitle: 'Town', fieldType: 'text', data: 'Bhopal' }],
    })
  })

  it.each([
    ['LOGIN_OTP', ['verifyOtp', { phone: '+919876543210', otp: '1234', platform: 'web' }]],
    ['LOGIN_EMAIL_OTP', ['verifyEmailOtp', { email: 'asha@example.org', emailOtp: '5678', platform: 'web' }]],
    [
      'SIGNUP_OTP',
      [
        'verifySignupOtp',
        {
          phone: '+919876543210',
          email: 'asha@example.org',
          otpMethod: 'onPhone',
          otp: '1234',
          emailOtp: '',
          platform: 'web',
        },
      ],
    ],
    ['LOGIN', undefined],
  ] as const)('%s verifies by %o', (form, expected) => {
    expect(requestsOf(flowAt(form)).verify).toEqual(expected)
  })

  it('resends a sign-up e-mail with the phone it belongs to', () => {
    expect(requestsOf(flowAt('SIGNUP_OTP')).resend).toEqual({
      phone: ['resendSignupOtp', { phone: '+919876543210' }],
      email: ['resendSignupEmailOtp', { phone: '+919876543210', email: 'asha@example.org' }],
    })
  })
})

describe('title and subtitle', () => {
  it.each([
    ['LOGIN', 'Login to your account'],
    ['LOGIN_EMAIL_OTP', 'Login to your account'],
    ['SIGNUP', 'Create an account'],
    ['SIGNUP_OTP', 'Create an account'],
  ] as const)('%s: %s by default', (form, title) => {
    expect(texts(flowAt(form), null).title).toBe(title)
  })

  it('come from the sign-up form config; the code steps add where the code was sent', () => {
    const config = { loginTitle: 'Welcome', loginSubtitle: 'Good to see you.', signupSubtitle: 'Join us.' }
    expect(texts(flowAt('LOGIN'), config)).toEqual({ title: 'Welcome', subtitle: 'Good to see you.' })
    expect(texts(flowAt('LOGIN_OTP'), config)).toEqual({
      title: 'Welcome',
      subtitle: 'Good to see you. Enter the code we sent to your phone.',
    })
    expect(texts(flowAt('LOGIN_EMAIL_OTP'), config).subtitle).toBe(
      'Good to see you. Enter the code we sent to your e-mail.',
    )
    const sent = { phone: false, email: true }
    expect(texts({ ...flowAt('SIGNUP_OTP'), sent }, config).subtitle).toBe(
      'Join us. Enter the code we sent to your e-mail.',
    )
  })

  it.each([
    ['LOGIN', 'We will send a code to your phone. New here? You can sign up right after it.'],
    ['LOGIN_EMAIL', 'We will send a code to your e-mail. New here? You can sign up right after it.'],
  ] as const)('name the channel of %s by default', (form, subtitle) => {
    expect(texts(flowAt(form), null).subtitle).toBe(subtitle)
  })

  it('are in the language of the page: English texts of the project are not shown in Hindi', () => {
    const config = {
      adminWebConfig: {
        signupForm: {
          isEmailOtpEnabled: true,
          loginTitle: 'Welcome',
          signupTitle: 'Join',
          toggleSignupLogin: { isActive: true, toLoginButtonText: 'Back', toSignupButtonText: 'New here?' },
        },
      },
      hindi: { loginTitle: 'स्वागत है', toSignupButtonText: 'यहाँ नए हैं?' },
    }
    expect(localisedSignupForm('en', config)).toEqual(config.adminWebConfig.signupForm)
    expect(localisedSignupForm('hi', config)).toEqual({
      isEmailOtpEnabled: true,
      loginTitle: 'स्वागत है',
      toggleSignupLogin: { isActive: true, toSignupButtonText: 'यहाँ नए हैं?' },
    })
  })

  it.each([
    [{ phone: true, email: false }, 'Enter the code we sent to your phone.'],
    [{ phone: false, email: true }, 'Enter the code we sent to your e-mail.'],
    [{ phone: true, email: true }, 'Enter the codes we sent to your phone and your e-mail.'],
  ])('say where the codes of a sign-up were sent: %o', (sent, subtitle) => {
    expect(texts({ ...flowAt('SIGNUP_OTP'), sent }, null).subtitle).toBe(subtitle)
  })
})

it.each([
  ['LOGIN', false, 'phone'],
  ['LOGIN_EMAIL_OTP', false, 'email'],
  ['SIGNUP', false, 'phone'],
  ['SIGNUP', true, null],
] as const)(
  '%s sends its code by one channel, e-mail OTP enabled %s: %s',
  (form, isEmailOtpEnabled, channel) => {
    const settings = { isEmailOtpEnabled, isIntlPhoneEnabled: false }
    expect(channelOf(form, 'onPhone', settings)).toBe(channel)
  },
)

it.each([
  [{ code: 'delivery' }, true],
  [{ code: 'smsLimit' }, true],
  [{ code: 'limit' }, false],
  [null, false],
])('offers the other channel after %o: %s', (answer, expected) => {
  expect(isUndelivered(answer)).toBe(expected)
})
