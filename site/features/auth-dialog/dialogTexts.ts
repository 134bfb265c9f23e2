import type { AuthFlow } from '#domain/auth/authFlowState.ts'
import type { SignupForm } from '#site/data/SettingsTypes.ts'
import type { Texts } from '#site/texts/Texts.ts'

/** Title and subtitle; both are settings of the project (section 2). The steps that ask for a code say where it went. */
export function dialogTexts(
  { form, sent }: AuthFlow,
  config:
    | Pick<SignupForm, 'signupTitle' | 'loginTitle' | 'signupSubtitle' | 'loginSubtitle'>
    | null
    | undefined,
  t: Texts['auth'],
  messages: Pick<Texts['messages'], 'signupTitle' | 'loginTitle'>,
) {
  const isSignup = form === 'SIGNUP' || form === 'SIGNUP_OTP'
  const title = isSignup ? config?.signupTitle : config?.loginTitle
  const subtitle = isSignup ? config?.signupSubtitle : config?.loginSubtitle
  const isEntry = form === 'LOGIN' || form === 'LOGIN_EMAIL' || form === 'SIGNUP'
  return {
    title: title || (isSignup ? messages.signupTitle : messages.loginTitle),
    subtitle: (isEntry && subtitle) || (form === 'SIGNUP_OTP' ? whereTo(sent, t) : t.subtitles[form]),
  }
}

function whereTo({ phone, email }: AuthFlow['sent'], t: Texts['auth']): string {
  if (phone && email) return t.bothCodes
  return phone ? t.subtitles.LOGIN_OTP : t.subtitles.LOGIN_EMAIL_OTP
}
