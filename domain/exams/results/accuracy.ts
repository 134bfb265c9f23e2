import type { OutcomeCounts } from '../marking/outcomes.ts'

/** How many questions were answered, whether or not they counted. */
export const attemptedOf = ({ right, partly, wrong, notCounted, pending }: OutcomeCounts): number =>
  right + partly + wrong + notCounted + pending

/** Right answers of all that were marked, in whole percent, where 100 means all of them; null when none was. */
export function accuracyOf({ right, partly, wrong }: OutcomeCounts): number | null {
  const marked = right + partly + wrong
  if (marked === 0) return null
  return right === marked ? 100 : Math.min(99, Math.round((right * 100) / marked))
}
