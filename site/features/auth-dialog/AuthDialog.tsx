'use client'
import { isSignup } from '#domain/auth/authFlowState.ts'
import type { AuthDialogProps } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { DialogArt } from './DialogArt.tsx'
import { dialogTexts } from './dialogTexts.ts'
import { LoginForm } from './LoginForm.tsx'
import { SignupForm } from './SignupForm.tsx'
import { Toggle } from './Toggle.tsx'
import { useAfterClose } from './useAfterClose.ts'
import { useAuthFlow } from './useAuthFlow.ts'

/** The login and signup dialog of spec 2 in its six states; only the body changes between them. */
export function AuthDialog(props: AuthDialogProps) {
  const t = useTexts('auth')
  const m = useTexts('messages')
  const { config } = useProject()
  const form = config.adminWebConfig?.signupForm
  const afterClose = useAfterClose(props.isOpen)
  const auth = useAuthFlow({ ...props, onSignedIn: () => afterClose(props.onSignedIn) })
  const { title, subtitle } = dialogTexts(auth.flow, form, t, m)
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={title}
      description={subtitle}
      size="xl"
      art={<DialogArt />}
    >
      {isSignup(auth.flow.form) ? <SignupForm auth={auth} /> : <LoginForm auth={auth} />}
      <Toggle auth={auth} texts={form?.toggleSignupLogin} />
    </Dialog>
  )
}
