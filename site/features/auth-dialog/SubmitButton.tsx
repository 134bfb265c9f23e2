'use client'
import { useId } from 'react'
import { Button } from '#site/ui/Button.tsx'
import { note } from './forms.css.ts'
import type { Auth } from './useAuthFlow.ts'
import { useMissingText } from './useMissingText.ts'

type SubmitButtonProps = { auth: Auth; label: string; isPending: boolean; isAble: boolean }

/** The button that sends a step of the dialog; while it is disabled, a text below lists what is missing and describes the button to screen readers. */
export function SubmitButton({ auth, label, isPending, isAble }: SubmitButtonProps) {
  const missing = useMissingText(auth)
  const missingId = useId()
  return (
    <>
      <Button
        type="submit"
        size="l"
        isBlock
        isPending={isPending}
        isDisabled={!auth.flow.pending && !isAble}
        aria-describedby={missing ? missingId : undefined}
      >
        {label}
      </Button>
      {missing ? (
        <p id={missingId} className={note}>
          {missing}
        </p>
      ) : null}
    </>
  )
}
