'use client'
import { Button } from '#site/ui/Button.tsx'
import { line, resend, wait } from './codes.css.ts'
import { countdownText, useCountdown } from './useCountdown.ts'

type ResendLineProps = { nextAt: number; isPending: boolean; onResend: () => void }

/** Sends the codes again once the countdown is at 0. */
export function ResendLine({ nextAt, isPending, onResend }: ResendLineProps) {
  const seconds = useCountdown(nextAt)
  return (
    <div className={line}>
      <span>Did not get it?</span>
      {seconds > 0 ? (
        <span className={wait}>Resend OTP in {countdownText(seconds)}</span>
      ) : (
        <Button look="ghost" size="s" className={resend} isPending={isPending} onPress={onResend}>
          Resend OTP
        </Button>
      )}
    </div>
  )
}
