'use client'
import { formatCountdown, secondsUntil } from '#domain/auth/authInputs.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useNow } from '#site/features/shell/useNow.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { line, resend, wait } from './codes.css.ts'

type ResendLineProps = { nextAt: number; isPending: boolean; onResend: () => void }

/** Resends the codes once the countdown is at 0. */
export function ResendLine({ nextAt, isPending, onResend }: ResendLineProps) {
  const t = useTexts('profile')
  const seconds = secondsUntil(nextAt, useNow(nextAt))
  return (
    <div className={line}>
      <span>{t.notReceived}</span>
      {seconds > 0 ? (
        <span className={wait}>{fillPlaceholders(t.resendIn, { time: formatCountdown(seconds) })}</span>
      ) : (
        <Button look="ghost" size="s" className={resend} isPending={isPending} onPress={onResend}>
          {t.resend}
        </Button>
      )}
    </div>
  )
}
