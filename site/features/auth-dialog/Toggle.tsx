'use client'
import { isSignup } from '#domain/auth/authFlowState.ts'
import type { SignupForm } from '#site/data/SettingsTypes.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { toggle } from './forms.css.ts'
import type { Auth } from './useAuthFlow.ts'

type ToggleProps = { auth: Auth; texts: SignupForm['toggleSignupLogin'] }

/** Switches between login and signup; the project sets its texts and can disable it (spec 3). */
export function Toggle({ auth: { flow, dispatch }, texts }: ToggleProps) {
  const m = useTexts('messages')
  if (texts?.isActive === false) return null
  const isNew = isSignup(flow.form)
  return (
    <div className={toggle}>
      <Button
        look="ghost"
        isDisabled={flow.pending !== null}
        onPress={() => dispatch({ type: isNew ? 'loginChosen' : 'signupChosen' })}
      >
        {isNew ? texts?.toLoginButtonText || m.toLogin : texts?.toSignupButtonText || m.toSignup}
      </Button>
    </div>
  )
}
