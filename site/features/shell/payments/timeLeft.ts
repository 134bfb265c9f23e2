/** From here on the remaining time is shown as a warning, ms. */
export const TIME_LEFT_WARNING_MS = 120_000

const MINUTE_S = 60
const HOUR_S = 3600
const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The remaining time, ms, as a clock: `14:05`, and `71:59:30` for bank transfers. Never below zero. */
export function formatTimeLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const hours = Math.floor(seconds / HOUR_S)
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S)
  const secondsText = twoDigits(seconds % MINUTE_S)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${secondsText}` : `${minutes}:${secondsText}`
}
