'use client'
import { isSignup } from '#domain/auth/authFlowState.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import type { SignupForm } from '#site/data/SettingsTypes.ts'
import { Button } from '#site/ui/Button.tsx'
import { toggle } from './forms.css.ts'
import type { Auth } from './useAuthFlow.ts'

type ToggleProps = { auth: Auth; texts: SignupForm['toggleSignupLogin'] }

/** Between login and signup; its texts are settings of the project, which can also switch it off (section 3). */
export function Toggle({ auth: { flow, dispatch }, texts }: ToggleProps) {
  if (texts?.isActive === false) return null
  const isNew = isSignup(flow.form)
  return (
    <div className={toggle}>
      <Button
        look="ghost"
        isDisabled={flow.pending !== null}
        onPress={() => dispatch({ type: isNew ? 'loginChosen' : 'signupChosen' })}
      >
        {isNew
          ? texts?.toLoginButtonText || MESSAGES.toLogin
          : texts?.toSignupButtonText || MESSAGES.toSignup}
      </Button>
    </div>
  )
}
