import type { Locale } from '#domain/text/locales.ts'
import type { SignupForm, WebStaticConfig } from '#site/data/SettingsTypes.ts'

/**
 * The sign-up form's settings with the project's texts in the language of the page. English ones are not shown on Hindi pages:
 * without a Hindi text of the project, the dialog has a default one.
 */
export function localisedSignupForm(
  locale: Locale,
  { adminWebConfig, hindi }: Pick<WebStaticConfig, 'adminWebConfig' | 'hindi'>,
): SignupForm | undefined {
  const form = adminWebConfig?.signupForm ?? undefined
  if (!form || locale !== 'hi') return form
  const { loginTitle, loginSubtitle, signupTitle, signupSubtitle } = hindi ?? {}
  const { toLoginButtonText, toSignupButtonText } = hindi ?? {}
  const { isActive } = form.toggleSignupLogin ?? {}
  return {
    ...form,
    loginTitle,
    loginSubtitle,
    signupTitle,
    signupSubtitle,
    toggleSignupLogin: { isActive, toLoginButtonText, toSignupButtonText },
  }
}
