import { type AuthFlow, isSignup } from './authFlowState.ts'
import { maskIdentifier } from './maskIdentifier.ts'

/**
 * The masked identifier (`…4321`) of a closed sign-up that can be resumed; null when nothing is proven or the
 * proof has expired. `now` in ms since epoch.
 */
export function resumableIdentifier(flow: AuthFlow, now: number): string | null {
  const { form, proven, provenUntil, isDone } = flow
  if (isDone) return null
  const identifier = proven.phone ?? proven.email
  return isSignup(form) && identifier && provenUntil !== null && provenUntil > now
    ? maskIdentifier(identifier)
    : null
}
