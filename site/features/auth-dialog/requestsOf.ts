import type { AuthFlow, OtpChannel } from '#domain/auth/authFlowState.ts'
import type { AuthCall } from '#domain/auth/authNotices.ts'
import { loginPhone, signupPhone } from '#domain/auth/callPhone.ts'
import { filledAnswers } from '#domain/auth/signupForm.ts'
import type { PopupField } from '#domain/profile/PopupField.ts'

type Request<Call extends AuthCall> = [call: Call, body: Record<string, unknown>]
type Requests = {
  send?: Request<'loginAndSendOtp' | 'loginemailotp' | 'signupAndSendOtp'>
  verify?: Request<'verifyOtp' | 'verifyEmailOtp' | 'verifySignupOtp'>
  resend: Partial<
    Record<OtpChannel, Request<'resendOtp' | 'resendEmailOtp' | 'resendSignupOtp' | 'resendSignupEmailOtp'>>
  >
}

const platform = 'web'

/** The requests of each form's buttons to the login service, with the bodies of spec 7. */
export function requestsOf(
  { form, login, signup, resumed }: AuthFlow,
  fields: readonly PopupField[] = [],
): Requests {
  const phone = loginPhone(login)
  const challenge = resumed?.challenge
  const { email } = login
  if (form === 'LOGIN') return { send: ['loginAndSendOtp', { phone }], resend: {} }
  if (form === 'LOGIN_EMAIL') return { send: ['loginemailotp', { email }], resend: {} }
  if (form === 'LOGIN_OTP')
    return {
      verify: ['verifyOtp', { ...(challenge ? { challenge } : { phone }), otp: login.otp, platform }],
      resend: { phone: ['resendOtp', challenge ? { challenge } : { phone }] },
    }
  if (form === 'LOGIN_EMAIL_OTP')
    return {
      verify: [
        'verifyEmailOtp',
        { ...(challenge ? { challenge } : { email }), emailOtp: login.emailOtp, platform },
      ],
      resend: { email: ['resendEmailOtp', challenge ? { challenge } : { email }] },
    }
  const person = { phone: signupPhone(signup), email: signup.email, otpMethod: signup.otpMethod }
  if (form === 'SIGNUP') {
    const additionalFields = filledAnswers(signup, fields)
    const answers = additionalFields.length > 0 ? { additionalFields } : {}
    return { send: ['signupAndSendOtp', { ...person, name: signup.name, ...answers }], resend: {} }
  }
  // The specified body contains both codes; one that this sign-up does not need is empty.
  const codes = { otp: signup.otp, emailOtp: signup.emailOtp }
  return {
    verify: ['verifySignupOtp', { ...person, ...codes, platform }],
    resend: {
      phone: ['resendSignupOtp', { phone: person.phone }],
      email: ['resendSignupEmailOtp', { phone: person.phone, email: person.email }],
    },
  }
}
