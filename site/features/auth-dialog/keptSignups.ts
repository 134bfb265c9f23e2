import type { AuthFlow } from '#domain/auth/authFlowState.ts'
import { goesOnFor } from '#domain/auth/keptSignup.ts'

/** By project, in the memory of this page only: nothing of a closed dialog is stored. */
const signups = new Map<string, AuthFlow>()

/** Keeps a closed sign-up while the proof of its login code is valid. */
export function keepSignup(slug: string, flow: AuthFlow, now: number): void {
  if (goesOnFor(flow, now)) signups.set(slug, flow)
}

/** The sign-up that can be resumed, and its identifier. */
export function keptSignup(slug: string, now: number): { signup: AuthFlow; to: string } | null {
  const signup = signups.get(slug)
  const identifier = signup && goesOnFor(signup, now)
  if (signup && identifier) return { signup, to: identifier }
  signups.delete(slug)
  return null
}

/** The sign-up was resumed, completed, or ended by a newer login code. */
export const forgetSignup = (slug: string): boolean => signups.delete(slug)
