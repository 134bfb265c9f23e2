import { type AuthFlow, isSignup } from './authFlowState.ts'
import { hintOf } from './hintOf.ts'

/**
 * Whose sign-up a closed dialog can go on with, as far as others may read it (`…4321`); null when nothing is proven (any
 * more). `now` in ms since epoch.
 */
export function goesOnFor(flow: AuthFlow, now: number): string | null {
  const { form, proven, provenUntil, isDone } = flow
  if (isDone) return null
  const identifier = proven.phone ?? proven.email
  return isSignup(form) && identifier && provenUntil !== null && provenUntil > now ? hintOf(identifier) : null
}
