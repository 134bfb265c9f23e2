import type { OutcomeCounts } from '../marking/outcomes.ts'

/** How many questions were answered, whether or not they counted. */
export const attemptedOf = ({ right, partly, wrong, notCounted, pending }: OutcomeCounts): number =>
  right + partly + wrong + notCounted + pending

/** Right answers of all that were marked, in whole percent, cut off; null when none was. */
export function accuracyOf({ right, partly, wrong }: OutcomeCounts): number | null {
  const marked = right + partly + wrong
  return marked === 0 ? null : Math.floor((right * 100) / marked)
}
