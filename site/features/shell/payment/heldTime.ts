/** From here on it is told that the time runs out, ms. */
export const SOON_MS = 120_000

const MINUTE_S = 60
const HOUR_S = 3600
const two = (value: number): string => String(value).padStart(2, '0')

/** The time that is left, ms, as a clock: `14:05`, and `71:59:30` for days of a bank transfer. Never below zero. */
export function heldFor(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const hours = Math.floor(seconds / HOUR_S)
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S)
  const rest = two(seconds % MINUTE_S)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
