'use client'
import type { Ref } from 'react'
import { isSignup, type OtpChannel } from '#domain/auth/authFlowState.ts'
import { formatCountdown, secondsUntil } from '#domain/auth/authInputs.ts'
import { canResend } from '#domain/auth/authResend.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { Button } from '#site/ui/Button.tsx'
import { OtpField } from '#site/ui/OtpField.tsx'
import { resendButton, resendLine, resendWait, step } from './forms.css.ts'
import type { Auth } from './useAuthFlow.ts'

type CodeFieldProps = { auth: Auth; channel: OtpChannel; inputRef?: Ref<HTMLInputElement> }

const LABELS = { phone: 'Phone OTP', email: 'Email OTP' }
const FIELDS = { phone: 'otp', email: 'emailOtp' } as const

/** One code of the step: its four digits, the notice, and the resend with its countdown. */
export function CodeField({ auth, channel, inputRef }: CodeFieldProps) {
  const { flow, dispatch } = auth
  const field = FIELDS[channel]
  const values = isSignup(flow.form) ? flow.signup : flow.login
  return (
    <div className={step}>
      <OtpField
        label={LABELS[channel]}
        name={field}
        value={values[field]}
        onChange={(value) => dispatch({ type: 'typed', field, value })}
        error={flow.codeError || undefined}
        help={MESSAGES.otpNotice}
        inputRef={inputRef}
      />
      <Resend auth={auth} channel={channel} />
    </div>
  )
}

function Resend({ auth, channel }: { auth: Auth; channel: OtpChannel }) {
  const { flow, now, resend } = auth
  const isPhone = channel === 'phone'
  const wait = secondsUntil(isPhone ? flow.nextPhoneSendAt : flow.nextEmailSendAt, now)
  const state = isSignup(flow.form) ? flow.signupState : flow.loginState
  const isResending = state === (isPhone ? 'resendingOtp' : 'resendingEmailOtp')
  return (
    <div className={resendLine}>
      <span>Did not get it?</span>
      {wait > 0 ? (
        <span className={resendWait}>Resend OTP in {formatCountdown(wait)}</span>
      ) : (
        <Button
          look="ghost"
          size="s"
          className={resendButton}
          isPending={isResending}
          isDisabled={!isResending && !canResend(flow, channel, now)}
          onPress={() => resend(channel)}
        >
          Resend OTP
        </Button>
      )}
    </div>
  )
}
