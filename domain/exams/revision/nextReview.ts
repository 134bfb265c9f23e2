import { DAY_MS } from '../../auth/policy.ts'

/** Days until a question comes again, by how often in a row it was known. */
export const REVIEW_DAYS = [1, 3, 7, 14, 30, 60, 120] as const

export type Review = { step: number; dueAt: number }

/** A question that is taken into revision comes at once. */
export const firstReview = (now: number): Review => ({ step: 0, dueAt: now })

/** When a question comes again: later every time it is known, from the beginning when it is not. Moments in ms since epoch. */
export function nextReview(step: number, wasKnown: boolean, now: number): Review {
  const last = REVIEW_DAYS.length - 1
  const days = wasKnown ? (REVIEW_DAYS[Math.min(step, last)] as number) : REVIEW_DAYS[0]
  return { step: wasKnown ? Math.min(step + 1, last) : 0, dueAt: now + days * DAY_MS }
}
