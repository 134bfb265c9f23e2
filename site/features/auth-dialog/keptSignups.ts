import type { AuthFlow } from '#domain/auth/authFlowState.ts'
import { goesOnFor } from '#domain/auth/keptSignup.ts'

/** By project, in the memory of this page alone: nothing of a closed dialog is stored. */
const kept = new Map<string, AuthFlow>()

/** Keeps a sign-up that is closed while what its login code has proven still counts. */
export function keepSignup(slug: string, flow: AuthFlow, now: number): void {
  if (goesOnFor(flow, now)) kept.set(slug, flow)
}

/** The sign-up that may be gone on with, and whose it is. */
export function keptSignup(slug: string, now: number): { signup: AuthFlow; to: string } | null {
  const signup = kept.get(slug)
  const to = signup && goesOnFor(signup, now)
  if (signup && to) return { signup, to }
  kept.delete(slug)
  return null
}

/** It is gone on with, done, or ended by a newer login code. */
export const forgetSignup = (slug: string): boolean => kept.delete(slug)
