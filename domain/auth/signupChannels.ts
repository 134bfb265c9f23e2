export const OTP_METHODS = ['onEmail', 'onPhone'] as const
export type OtpMethod = (typeof OTP_METHODS)[number]

type SignupSettings = { countryCode: string; isEmailOtpEnabled: boolean; otpMethod: OtpMethod }
export type SignupChannels = { phone: boolean; email: boolean }

/**
 * Which codes a sign-up needs (spec 5): a phone OTP if the country code is 91 and (e-mail OTP enabled or method not
 * onEmail); an e-mail OTP if e-mail OTP enabled or method not onPhone. onPhone counts for country code 91 only.
 */
export function signupChannels({
  countryCode,
  isEmailOtpEnabled,
  otpMethod,
}: SignupSettings): SignupChannels {
  const method = countryCode === '91' ? otpMethod : 'onEmail'
  return {
    phone: countryCode === '91' && (isEmailOtpEnabled || method !== 'onEmail'),
    email: isEmailOtpEnabled || method !== 'onPhone',
  }
}

/** Whether a phone in its stored form is Indian; the rules know only country code 91 and others. */
export const isIndian = (phone: string): boolean => phone.startsWith('+91')
