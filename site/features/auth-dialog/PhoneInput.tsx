'use client'
import type { ReactNode, RefObject } from 'react'
import { useTexts } from '#site/texts/useTexts.ts'
import { TextField } from '#site/ui/fields/TextField.tsx'
import type { Auth } from './useAuthFlow.ts'
import { useTypedValue } from './useTypedValue.ts'

type PhoneInputProps = {
  auth: Auth
  value: string
  isDisabled: boolean
  /** The limit that the counter shows after the slash. */
  bounds: string
  affix?: ReactNode
  /** Marks the field as required, among optional ones. */
  isMarked?: boolean
  inputRef?: RefObject<HTMLInputElement | null>
}

/** A phone without its dial code: digits only, counted (spec 5). */
export function PhoneInput({ auth, value, isDisabled, bounds, affix, isMarked, inputRef }: PhoneInputProps) {
  const t = useTexts('auth')
  const ui = useTexts('ui')
  return (
    <TextField
      {...useTypedValue(auth, 'phone', value, inputRef)}
      label={t.phoneNumber}
      name="phone"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      affix={affix}
      counter={`${isMarked ? `${ui.required} · ` : ''}${value.length}/${bounds}`}
      isDisabled={isDisabled}
      isRequired
      validationBehavior="aria"
    />
  )
}
