/** States of what a student hands in for an assignment: it waits for its review, was returned to be improved, or was accepted. */
export const ASSIGNMENT_STATES = ['handedIn', 'returned', 'accepted'] as const
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number]
export type AssignmentAct = 'handIn' | 'return' | 'accept'

/** What each act makes of a state; what is missing is refused. Until its review, an answer may be replaced; an accepted one is final. */
export const ASSIGNMENT_MOVES: Record<
  AssignmentState | 'none',
  Partial<Record<AssignmentAct, AssignmentState>>
> = {
  none: { handIn: 'handedIn' },
  handedIn: { handIn: 'handedIn', return: 'returned', accept: 'accepted' },
  returned: { handIn: 'handedIn' },
  accepted: {},
}

/** Marks and files of an assignment that says nothing else. */
export const DEFAULT_MARKS = 10
export const DEFAULT_FILES = 5
/** Maximum files of an answer, whatever the assignment allows. */
export const MAX_ASSIGNMENT_FILES = 10
export const MAX_ASSIGNMENT_TEXT = 10_000
export const MAX_REVIEW_COMMENT = 3000

type Deadline = {
  /** Ms since epoch; null for none. */
  dueAt: number | null
  /** Whether an answer after it is taken, and marked late. */
  takesLate: boolean
}

/**
 * Whether an answer that comes at `now` is in time, late, or no longer accepted. An answer returned for improvement may be handed in after the
 * deadline, and is late only if it was before.
 */
export function arrivalOf(
  { dueAt, takesLate }: Deadline,
  before: { state: AssignmentState; isLate: boolean } | null,
  now: number,
): 'inTime' | 'late' | 'over' {
  if (before?.state === 'returned') return before.isLate ? 'late' : 'inTime'
  if (dueAt === null || now <= dueAt) return 'inTime'
  return takesLate ? 'late' : 'over'
}
