'use client'
import type { RefObject } from 'react'
import { useTexts } from '#site/texts/useTexts.ts'
import { TextField } from '#site/ui/fields/TextField.tsx'
import type { Auth } from './useAuthFlow.ts'
import { useTypedValue } from './useTypedValue.ts'

type EmailInputProps = {
  auth: Auth
  value: string
  isDisabled: boolean
  /** Marks the field as required, among optional ones. */
  isMarked?: boolean
  inputRef?: RefObject<HTMLInputElement | null>
}

/**
 * An e-mail in lower case; characters that it can't contain are blocked (spec 5). Of type text, since other
 * types do not expose the caret.
 */
export function EmailInput({ auth, value, isDisabled, isMarked, inputRef }: EmailInputProps) {
  const t = useTexts('auth')
  const ui = useTexts('ui')
  return (
    <TextField
      {...useTypedValue(auth, 'email', value, inputRef)}
      label={t.email}
      name="email"
      type="text"
      inputMode="email"
      autoComplete="email"
      autoCorrect="off"
      spellCheck="false"
      placeholder="you@example.org"
      counter={isMarked ? ui.required : undefined}
      isDisabled={isDisabled}
      isRequired
      validationBehavior="aria"
    />
  )
}
