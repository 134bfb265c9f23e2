'use client'
import { lengthBounds } from '#domain/auth/PhoneCountry.ts'
import { missingIn } from '#domain/auth/signupForm.ts'
import { fill } from '#domain/text/fill.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import type { Auth } from './useAuthFlow.ts'

/** What keeps the sign-up form from being sent, as a sentence; empty when nothing does. */
export function useMissing({ flow, settings }: Auth): string {
  const t = useTexts('auth')
  const bounds = lengthBounds(flow.signup.country)
  const parts = missingIn(flow.signup, settings).map((part) =>
    typeof part === 'object' ? part.field : fill(t.missingParts[part], { bounds }),
  )
  return parts.length > 0 ? fill(t.missing, { what: parts.join(', ') }) : ''
}
