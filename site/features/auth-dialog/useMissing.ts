'use client'
import { lengthBounds } from '#domain/auth/PhoneCountry.ts'
import { missingIn } from '#domain/auth/signupForm.ts'
import { nameProblem } from '#domain/people/NameSchema.ts'
import { fill } from '#domain/text/fill.ts'
import { problemIn } from '#site/texts/problemIn.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import type { Auth } from './useAuthFlow.ts'

/** What keeps the sign-up form from being submitted, as a sentence; empty when nothing does. */
export function useMissing({ flow, settings }: Auth): string {
  const t = useTexts('auth')
  const problemTexts = useTexts('problems')
  const bounds = lengthBounds(flow.signup.country)
  const problem = nameProblem(flow.signup.name)
  const wrongName = problem ? `${problemIn(problemTexts, problem)}.` : ''
  const parts = missingIn(flow.signup, settings)
    // An invalid name is not missing: its own message is shown.
    .filter((part) => !(part === 'name' && problem))
    .map((part) => (typeof part === 'object' ? part.field : fill(t.missingParts[part], { bounds })))
  const missing = parts.length > 0 ? fill(t.missing, { what: parts.join(', ') }) : ''
  return [wrongName, missing].filter(Boolean).join(' ')
}
