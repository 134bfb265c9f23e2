'use client'
import { useId } from 'react'
import { Button } from '#site/ui/Button.tsx'
import { note } from './forms.css.ts'
import type { Auth } from './useAuthFlow.ts'
import { useMissingText } from './useMissingText.ts'

type SubmitButtonProps = { auth: Auth; label: string; isPending: boolean; isAble: boolean }

/** The button that sends a step of the dialog; while it does not work yet, what is missing stands below and describes it. */
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
