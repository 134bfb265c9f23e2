import type { FormState, OtpChannel } from '#domain/auth/authFlowState.ts'
import type { OtpMethod } from '#domain/auth/signupChannels.ts'
import type { SignupSettings } from '#domain/auth/signupForm.ts'

/** The channel of a form's code; null when a sign-up sends two codes. */
export function channelOf(
  form: FormState,
  otpMethod: OtpMethod,
  { isEmailOtpEnabled }: SignupSettings,
): OtpChannel | null {
  if (form === 'LOGIN' || form === 'LOGIN_OTP') return 'phone'
  if (form === 'LOGIN_EMAIL' || form === 'LOGIN_EMAIL_OTP') return 'email'
  if (isEmailOtpEnabled) return null
  return otpMethod === 'onPhone' ? 'phone' : 'email'
}

/**
 * Whether no provider accepted the message, or the project's daily limit of messages is reached: the other
 * channel may still work.
 */
export const isUndelivered = (answer: { code?: string } | null): boolean =>
  ['delivery', 'smsLimit', 'emailLimit'].includes(answer?.code ?? '')
