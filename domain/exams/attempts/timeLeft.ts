/** Minutes left at which the hall says the time aloud. */
const ANNOUNCED_MINUTES = [30, 10, 5, 1]
/** The last minutes, in which the clock is drawn as a warning, ms. */
export const LOW_MS = 300_000

/** The remaining time as `1:42:07`, never below zero, rounded up to whole seconds. */
export function clockDigits(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** The number of minutes to announce when the time left went from one value to another, ms; null for none. */
export function announcedMinutes(before: number, leftMs: number): number | null {
  const passed = ANNOUNCED_MINUTES.filter(
    (minutes) => before > minutes * 60_000 && leftMs <= minutes * 60_000,
  )
  return passed.at(-1) ?? null
}
