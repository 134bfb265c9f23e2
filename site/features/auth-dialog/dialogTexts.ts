import type { AuthFlow, FormState } from '#domain/auth/authFlowState.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import type { SignupForm } from '#site/data/SettingsTypes.ts'

const SUBTITLES: Record<FormState, string> = {
  LOGIN: 'We send a 4-digit code to your phone.',
  LOGIN_OTP: 'Enter the code sent by SMS to your phone.',
  LOGIN_EMAIL: 'We send a 4-digit code to your e-mail.',
  LOGIN_EMAIL_OTP: 'Enter the code sent to your e-mail.',
  SIGNUP: 'No password: a code proves that it is you.',
  SIGNUP_OTP: 'Enter the code we sent you.',
}

/** Title and subtitle; both are settings of the project (section 2). The steps that ask for a code say where it went. */
export function dialogTexts({ form, sent }: AuthFlow, config: SignupForm | null | undefined) {
  const isSignup = form === 'SIGNUP' || form === 'SIGNUP_OTP'
  const title = isSignup ? config?.signupTitle : config?.loginTitle
  const subtitle = isSignup ? config?.signupSubtitle : config?.loginSubtitle
  const isEntry = form === 'LOGIN' || form === 'LOGIN_EMAIL' || form === 'SIGNUP'
  const isBoth = form === 'SIGNUP_OTP' && sent.phone && sent.email
  return {
    title: title || (isSignup ? MESSAGES.signupTitle : MESSAGES.loginTitle),
    subtitle:
      (isEntry && subtitle) ||
      (isBoth ? 'Enter the codes we sent to your phone and e-mail.' : SUBTITLES[form]),
  }
}
