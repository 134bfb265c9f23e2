'use client'
import type { AuthDialogProps } from '#site/features/shell/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { Dialog } from '#site/ui/Dialog.tsx'
import { DialogArt } from './DialogArt.tsx'
import { dialogTexts } from './dialogTexts.ts'
import { LoginForm } from './LoginForm.tsx'
import { SignupForm } from './SignupForm.tsx'
import { Toggle } from './Toggle.tsx'
import { useAuthFlow } from './useAuthFlow.ts'

/** The login and signup dialog of section 2 in its six states; only the body changes between them. */
export function AuthDialog({ isOpen, onClose, onSignedIn }: AuthDialogProps) {
  const { config } = useProject()
  const form = config.adminWebConfig?.signupForm
  const auth = useAuthFlow({ isOpen, onClose, onSignedIn })
  const { title, subtitle } = dialogTexts(auth.flow, form)
  const isSignup = auth.flow.form === 'SIGNUP' || auth.flow.form === 'SIGNUP_OTP'
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={subtitle}
      size="xl"
      art={<DialogArt />}
    >
      {isSignup ? <SignupForm auth={auth} /> : <LoginForm auth={auth} />}
      <Toggle auth={auth} texts={form?.toggleSignupLogin} />
    </Dialog>
  )
}
