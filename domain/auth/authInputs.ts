import {
  type AuthField,
  type AuthFlow,
  EDITABLE_FIELDS,
  isSignup,
  type OtpChannel,
  type OtpLength,
} from './authFlowState.ts'
import { signupPhone } from './callPhone.ts'
import { isLoginPhone } from './loginPhone.ts'
import { isIndia } from './PhoneCountry.ts'
import { type SignupChannels, signupChannels } from './signupChannels.ts'
import { isEmail, type MissingPart, missingSignupParts, type SignupSettings } from './signupForm.ts'

/** Whether a login code of this browser has proven the phone and the e-mail now in the sign-up form. */
const isProven = ({ signup, proven }: AuthFlow): SignupChannels => ({
  phone: proven.phone === signupPhone(signup),
  email: proven.email !== null && proven.email === signup.email,
})

/**
 * The OTP fields of the sign-up form: those of spec 5 without what is already proven (docs/security.md,
 * "Signing in").
 */
export function signupOtpFields(flow: AuthFlow, { isEmailOtpEnabled }: SignupSettings): SignupChannels {
  const { country, otpMethod } = flow.signup
  const needed = signupChannels({ countryCode: country.phone, isEmailOtpEnabled, otpMethod })
  const proven = isProven(flow)
  return { phone: needed.phone && !proven.phone, email: needed.email && !proven.email }
}

/** True when the sign-up form can be sent and verified in one step because nothing is left to prove. */
export function needsNoCode(flow: AuthFlow, settings: SignupSettings): boolean {
  const { phone, email } = signupOtpFields(flow, settings)
  return isSignup(flow.form) && !phone && !email
}

/** The choice of where the code is sent is hidden when both channels get one anyway (spec 5). */
export const isMethodChosen = ({ isEmailOtpEnabled }: SignupSettings): boolean => !isEmailOtpEnabled

/** Nothing is chosen either where no code is sent because a login code has proven the channel (decision 27). */
export const isMethodShown = (flow: AuthFlow, settings: SignupSettings): boolean =>
  isMethodChosen(settings) && !needsNoCode(flow, settings)

/** The country selector is limited to India, and disabled, unless isIntlPhoneEnabled (spec 5). */
export const isCountryChosen = (flow: AuthFlow, { isIntlPhoneEnabled }: SignupSettings): boolean =>
  isIntlPhoneEnabled && flow.form === 'SIGNUP'

/**
 * Inputs of earlier steps are disabled (spec 2). While a call is pending, the flow ignores typing instead, so
 * that the field keeps the focus.
 */
export const isInputDisabled = ({ form }: AuthFlow, field: AuthField): boolean =>
  !EDITABLE_FIELDS[form].includes(field)

/** Whole seconds until a deadline, 0 once it has passed; both in ms since epoch. */
export const secondsUntil = (at: number | null, now: number): number =>
  at === null ? 0 : Math.max(0, Math.ceil((at - now) / 1000))

/** A countdown as `0:24`. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Seconds until the server accepts another send to a channel that has just proven a login; 0 otherwise. */
export function secondsUntilSend(flow: AuthFlow, settings: SignupSettings, now: number): number {
  if (flow.form !== 'SIGNUP') return 0
  const needed = signupOtpFields(flow, settings)
  const wait = (channel: OtpChannel, at: number | null) =>
    needed[channel] && !flow.sent[channel] ? secondsUntil(at, now) : 0
  return Math.max(wait('phone', flow.nextPhoneSendAt), wait('email', flow.nextEmailSendAt))
}

const isCode = (code: string, length: OtpLength): boolean => code.length === length

/** What is still missing before a step can be sent: parts of the form, or codes without all their digits. */
export function missingInputs(
  flow: AuthFlow,
  settings: SignupSettings,
): (MissingPart | 'phoneCode' | 'emailCode')[] {
  const { login, signup, otpLength } = flow
  const codes = (needed: SignupChannels, { otp, emailOtp }: { otp: string; emailOtp: string }) => [
    ...(needed.phone && !isCode(otp, otpLength.phone) ? (['phoneCode'] as const) : []),
    ...(needed.email && !isCode(emailOtp, otpLength.email) ? (['emailCode'] as const) : []),
  ]
  switch (flow.form) {
    case 'LOGIN':
      return isLoginPhone(login.phone) ? [] : ['phone']
    case 'LOGIN_EMAIL':
      return isEmail(login.email) ? [] : ['email']
    case 'SIGNUP':
      return missingSignupParts(signup, settings)
    case 'LOGIN_OTP':
      return codes({ phone: true, email: false }, login)
    case 'LOGIN_EMAIL_OTP':
      return codes({ phone: false, email: true }, login)
    case 'SIGNUP_OTP':
      return codes(signupOtpFields(flow, settings), signup)
  }
}

/** Whether the form's send button is enabled ('Request Phone OTP', 'Request Email OTP', 'Get OTP': spec 2). */
export function canSend(flow: AuthFlow, settings: SignupSettings, now: number): boolean {
  const { form, pending, signup } = flow
  if (pending || !(form === 'LOGIN' || form === 'LOGIN_EMAIL' || form === 'SIGNUP')) return false
  const isAbroad = form === 'SIGNUP' && !isIndia(signup.country)
  if (isAbroad && (signup.otpMethod === 'onPhone' || !settings.isIntlPhoneEnabled)) return false
  return missingInputs(flow, settings).length === 0 && secondsUntilSend(flow, settings, now) === 0
}

/** Whether 'Verify' or 'Signup' is enabled: every code of the step has all its digits. */
export function canVerify(flow: AuthFlow, settings: SignupSettings): boolean {
  const { form, pending } = flow
  const isCodeStep = form === 'LOGIN_OTP' || form === 'LOGIN_EMAIL_OTP' || form === 'SIGNUP_OTP'
  return !pending && isCodeStep && missingInputs(flow, settings).length === 0
}
