import { type AuthFlow, type FormState, isSignup } from '#domain/auth/authFlowState.ts'
import type { SignupForm } from '#site/data/SettingsTypes.ts'
import type { Texts } from '#site/texts/Texts.ts'

/**
 * Title and subtitle; both are settings of the project (spec 2) and stay in every state. Without a subtitle
 * of the project, the dialog has its own; steps that wait for a code also state where it was sent.
 */
export function dialogTexts(
  { form, sent }: AuthFlow,
  config:
    | Pick<SignupForm, 'signupTitle' | 'loginTitle' | 'signupSubtitle' | 'loginSubtitle'>
    | null
    | undefined,
  t: Texts['auth'],
  messages: Pick<Texts['messages'], 'signupTitle' | 'loginTitle'>,
) {
  const isNew = isSignup(form)
  const title = isNew ? config?.signupTitle : config?.loginTitle
  const subtitle = (isNew ? config?.signupSubtitle : config?.loginSubtitle)?.trim()
  return {
    title: title || (isNew ? messages.signupTitle : messages.loginTitle),
    subtitle: isEntry(form)
      ? subtitle || t.subtitles[form]
      : [subtitle, form === 'SIGNUP_OTP' ? recipientText(sent, t) : t.subtitles[form]]
          .filter(Boolean)
          .join(' '),
  }
}

const isEntry = (form: FormState): form is 'LOGIN' | 'LOGIN_EMAIL' | 'SIGNUP' =>
  form === 'LOGIN' || form === 'LOGIN_EMAIL' || form === 'SIGNUP'

/** Where the codes of a sign-up were sent; undefined when earlier proofs are enough. */
function recipientText({ phone, email }: AuthFlow['sent'], t: Texts['auth']): string | undefined {
  if (phone && email) return t.bothCodes
  if (phone) return t.subtitles.LOGIN_OTP
  return email ? t.subtitles.LOGIN_EMAIL_OTP : undefined
}
