'use client'
import { isSignup, type OtpChannel } from '#domain/auth/authFlowState.ts'
import { formatCountdown, secondsUntil } from '#domain/auth/authInputs.ts'
import { canResend } from '#domain/auth/authResend.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { resendButton, resendLine, resendWait } from './forms.css.ts'
import type { Auth } from './useAuthFlow.ts'

/** Resends the code, once its countdown is at 0 (spec 4). */
export function Resend({ auth, channel }: { auth: Auth; channel: OtpChannel }) {
  const t = useTexts('auth')
  const { flow, now, resend } = auth
  const isPhone = channel === 'phone'
  const wait = secondsUntil(isPhone ? flow.nextPhoneSendAt : flow.nextEmailSendAt, now)
  const state = isSignup(flow.form) ? flow.signupState : flow.loginState
  const isResending = state === (isPhone ? 'resendingOtp' : 'resendingEmailOtp')
  return (
    <div className={resendLine}>
      <span>{t.notReceived}</span>
      {wait > 0 ? (
        <span className={resendWait}>{fillPlaceholders(t.resendIn, { time: formatCountdown(wait) })}</span>
      ) : (
        <Button
          look="ghost"
          size="s"
          className={resendButton}
          isPending={isResending}
          isDisabled={!isResending && !canResend(flow, channel, now)}
          onPress={() => resend(channel)}
        >
          {t.resend}
        </Button>
      )}
    </div>
  )
}
