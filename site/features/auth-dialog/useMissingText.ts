'use client'
import { isSignup } from '#domain/auth/authFlowState.ts'
import { missingInputs } from '#domain/auth/authInputs.ts'
import { LOGIN_PHONE_LENGTH } from '#domain/auth/loginPhone.ts'
import { lengthBounds } from '#domain/auth/PhoneCountry.ts'
import { nameProblem } from '#domain/people/NameSchema.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import type { Auth } from './useAuthFlow.ts'

/** What is missing before the form of a step can be submitted, as a sentence; empty when nothing is. */
export function useMissingText({ flow, settings }: Auth): string {
  const t = useTexts('auth')
  const problemTexts = useTexts('problems')
  const { signup, otpLength, form } = flow
  const values = {
    bounds: isSignup(form) ? lengthBounds(signup.country) : LOGIN_PHONE_LENGTH,
    phoneDigits: otpLength.phone,
    emailDigits: otpLength.email,
  }
  const problem = form === 'SIGNUP' ? nameProblem(signup.name) : null
  const wrongName = problem ? `${localisedProblem(problemTexts, problem)}.` : ''
  const parts = missingInputs(flow, settings)
    // An invalid name is not missing: its own message is shown.
    .filter((part) => !(part === 'name' && problem))
    .map((part) => (typeof part === 'object' ? part.field : fillPlaceholders(t.missingParts[part], values)))
  const missing = parts.length > 0 ? fillPlaceholders(t.missing, { what: parts.join(', ') }) : ''
  return [wrongName, missing].filter(Boolean).join(' ')
}
