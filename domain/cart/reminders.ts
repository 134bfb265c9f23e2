const HOUR = 3_600_000

/** When people are reminded of their cart, ms after its last change. */
const REMIND_AFTER = [HOUR, 24 * HOUR, 72 * HOUR] as const

/**
 * When the next reminder is due after `times` reminders, ms since epoch; null when there have been enough.
 */
export function nextReminderAt(changedAt: number, times: number): number | null {
  const delayMs = REMIND_AFTER[times]
  return delayMs === undefined ? null : changedAt + delayMs
}
