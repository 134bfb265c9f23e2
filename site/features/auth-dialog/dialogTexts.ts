import type { AuthFlow, FormState } from '#domain/auth/authFlowState.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import type { SignupForm } from '#site/data/SettingsTypes.ts'

const SUBTITLES: Record<Exclude<FormState, 'SIGNUP_OTP'>, string> = {
  LOGIN: 'We send a 4-digit code to your phone.',
  LOGIN_OTP: 'Enter the code sent by SMS to your phone.',
  LOGIN_EMAIL: 'We send a 4-digit code to your e-mail.',
  LOGIN_EMAIL_OTP: 'Enter the code sent to your e-mail.',
  SIGNUP: 'No password: a code proves that it is you.',
}

/** Title and subtitle; both are settings of the project (section 2). The steps that ask for a code say where it went. */
export function dialogTexts({ form, sent }: AuthFlow, config: SignupForm | null | undefined) {
  const isSignup = form === 'SIGNUP' || form === 'SIGNUP_OTP'
  const title = isSignup ? config?.signupTitle : config?.loginTitle
  const subtitle = isSignup ? config?.signupSubtitle : config?.loginSubtitle
  const isEntry = form === 'LOGIN' || form === 'LOGIN_EMAIL' || form === 'SIGNUP'
  return {
    title: title || (isSignup ? MESSAGES.signupTitle : MESSAGES.loginTitle),
    subtitle: (isEntry && subtitle) || (form === 'SIGNUP_OTP' ? whereTo(sent) : SUBTITLES[form]),
  }
}

function whereTo({ phone, email }: AuthFlow['sent']): string {
  if (phone && email) return 'Enter the codes sent to your phone and your e-mail.'
  return phone ? SUBTITLES.LOGIN_OTP : SUBTITLES.LOGIN_EMAIL_OTP
}
