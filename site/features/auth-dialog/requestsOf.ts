import type { AuthFlow, OtpChannel } from '#domain/auth/authFlowState.ts'
import { loginPhone, signupPhone } from '#domain/auth/authInputs.ts'
import type { AuthCall } from '#domain/auth/authNotices.ts'

type Request<Call extends AuthCall> = [call: Call, body: Record<string, unknown>]
type Requests = {
  send?: Request<'loginAndSendOtp' | 'loginemailotp' | 'signupAndSendOtp'>
  verify?: Request<'verifyOtp' | 'verifyEmailOtp' | 'verifySignupOtp'>
  resend: Partial<
    Record<OtpChannel, Request<'resendOtp' | 'resendEmailOtp' | 'resendSignupOtp' | 'resendSignupEmailOtp'>>
  >
}

const platform = 'web'

/** What the buttons of each form ask the login service, with the bodies of section 7. */
export function requestsOf({ form, login, signup }: AuthFlow): Requests {
  const phone = loginPhone(login)
  const { email } = login
  if (form === 'LOGIN') return { send: ['loginAndSendOtp', { phone }], resend: {} }
  if (form === 'LOGIN_EMAIL') return { send: ['loginemailotp', { email }], resend: {} }
  if (form === 'LOGIN_OTP')
    return {
      verify: ['verifyOtp', { phone, otp: login.otp, platform }],
      resend: { phone: ['resendOtp', { phone }] },
    }
  if (form === 'LOGIN_EMAIL_OTP')
    return {
      verify: ['verifyEmailOtp', { email, emailOtp: login.emailOtp, platform }],
      resend: { email: ['resendEmailOtp', { email }] },
    }
  const person = { phone: signupPhone(signup), email: signup.email, otpMethod: signup.otpMethod }
  if (form === 'SIGNUP') return { send: ['signupAndSendOtp', { ...person, name: signup.name }], resend: {} }
  // A code that this sign-up does not need is left out.
  const codes = { otp: signup.otp || undefined, emailOtp: signup.emailOtp || undefined }
  return {
    verify: ['verifySignupOtp', { ...person, ...codes, platform }],
    resend: {
      phone: ['resendSignupOtp', { phone: person.phone }],
      email: ['resendSignupEmailOtp', { phone: person.phone, email: person.email }],
    },
  }
}
