'use client'
import Mail from 'lucide-react/icons/mail'
import Smartphone from 'lucide-react/icons/smartphone'
import { canSend, canVerify } from '#domain/auth/authInputs.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { CodeField } from './CodeField.tsx'
import { fields, note, or } from './forms.css.ts'
import { LoginEntry } from './LoginEntry.tsx'
import { PendingCodeOffer } from './PendingCodeOffer.tsx'
import { Resend } from './Resend.tsx'
import { StepUpBanner } from './StepUpBanner.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { UndeliveredNotice } from './UndeliveredNotice.tsx'
import type { Auth } from './useAuthFlow.ts'
import { useStepFocus } from './useStepFocus.ts'

/** LOGIN, LOGIN_OTP, LOGIN_EMAIL and LOGIN_EMAIL_OTP. */
export function LoginForm({ auth }: { auth: Auth }) {
  const m = useTexts('messages')
  const { flow, settings, now, dispatch, send, verify } = auth
  const isByPhone = flow.form === 'LOGIN' || flow.form === 'LOGIN_OTP'
  const isCodeStep = flow.form === 'LOGIN_OTP' || flow.form === 'LOGIN_EMAIL_OTP'
  const channel = isByPhone ? 'phone' : 'email'
  const toOther = () => dispatch({ type: isByPhone ? 'emailLoginChosen' : 'phoneLoginChosen' })
  const first = useStepFocus(flow)
  return (
    <form
      className={fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isCodeStep) verify()
        else send()
      }}
    >
      <LoginEntry auth={auth} inputRef={isCodeStep ? undefined : first} />
      {isCodeStep ? (
        <>
          <StepUpBanner auth={auth} />
          <CodeField auth={auth} channel={channel} inputRef={first} />
          <SubmitButton
            auth={auth}
            label={m.verify}
            isPending={flow.pending === 'verify'}
            isAble={canVerify(flow, settings)}
          />
          <Resend auth={auth} channel={channel} />
          {flow.undelivered ? <UndeliveredNotice channel={flow.undelivered} onOther={toOther} /> : null}
        </>
      ) : (
        <>
          <SubmitButton
            auth={auth}
            label={isByPhone ? m.requestPhoneOtp : m.requestEmailOtp}
            isPending={flow.pending === 'send'}
            isAble={canSend(flow, settings, now)}
          />
          <PendingCodeOffer auth={auth} />
          <p className={or}>{m.or}</p>
          {flow.undelivered ? (
            <UndeliveredNotice channel={flow.undelivered} onOther={toOther} />
          ) : (
            <Button look="outline" size="l" isBlock icon={isByPhone ? Mail : Smartphone} onPress={toOther}>
              {isByPhone ? m.loginWithEmail : m.loginWithPhone}
            </Button>
          )}
          <p className={note}>{m.internationalNote}</p>
        </>
      )}
    </form>
  )
}
