import type { AuthFlow } from '#domain/auth/authFlowState.ts'
import { resumableIdentifier } from '#domain/auth/resumableIdentifier.ts'

/** By project, in the memory of this page only: nothing of a closed dialog is stored. */
const signups = new Map<string, AuthFlow>()

/** Stores a closed sign-up while the proof of its login code is valid. */
export function storeSignup(slug: string, flow: AuthFlow, now: number): void {
  if (resumableIdentifier(flow, now)) signups.set(slug, flow)
}

/** The sign-up that can be resumed, and its identifier. */
export function storedSignup(slug: string, now: number): { signup: AuthFlow; to: string } | null {
  const signup = signups.get(slug)
  const identifier = signup && resumableIdentifier(signup, now)
  if (signup && identifier) return { signup, to: identifier }
  signups.delete(slug)
  return null
}

/** The sign-up was resumed, completed, or ended by a newer login code. */
export const clearSignup = (slug: string): boolean => signups.delete(slug)
