/** India has one time zone, five and a half hours ahead of UTC. */
const INDIA_MS = 5.5 * 3_600_000

const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?/
const DAY_FIRST = /^(\d{2}) (\d{2}) (\d{4}) (\d{2}):(\d{2}):(\d{2})/

/**
 * The time in a courier's text, ms, or null. They write Indian time without a zone, `2023-05-19 11:59:16` in
 * scans and `23 05 2023 11:43:52` for the creation time of a webhook.
 */
export function courierTime(text: string | null | undefined): number | null {
  const trimmed = text?.trim() ?? ''
  const yearFirst = YEAR_FIRST.exec(trimmed)
  if (yearFirst)
    return momentOf(yearFirst[1], yearFirst[2], yearFirst[3], yearFirst[4], yearFirst[5], yearFirst[6])
  const dayFirst = DAY_FIRST.exec(trimmed)
  return dayFirst
    ? momentOf(dayFirst[3], dayFirst[2], dayFirst[1], dayFirst[4], dayFirst[5], dayFirst[6])
    : null
}

function momentOf(...parts: (string | undefined)[]): number | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  )
  // A missing time is written as zeros.
  if (year < 2000 || month < 1 || month > 12 || day < 1 || day > 31) return null
  return Date.UTC(year, month - 1, day, hour, minute, second) - INDIA_MS
}

/** The day in India, `2026-11-22`. */
export const indianDay = (at: number): string => new Date(at + INDIA_MS).toISOString().slice(0, 10)
