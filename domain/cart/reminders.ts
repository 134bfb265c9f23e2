const HOUR = 3_600_000

/** When people are reminded of what they left in the cart, ms after its last change. */
const REMIND_AFTER = [HOUR, 24 * HOUR, 72 * HOUR] as const

/** When the next reminder is due, ms since epoch, after `times` of them; null when there have been enough. */
export function nextReminder(changedAt: number, times: number): number | null {
  const after = REMIND_AFTER[times]
  return after === undefined ? null : changedAt + after
}
