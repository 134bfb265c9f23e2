/** India has one time, five and a half hours before Greenwich. */
const INDIA_MS = 5.5 * 3_600_000

const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?/
const DAY_FIRST = /^(\d{2}) (\d{2}) (\d{4}) (\d{2}):(\d{2}):(\d{2})/

/**
 * The moment that a courier means, ms, or null. They write India's time without a zone, `2023-05-19 11:59:16` in scans and
 * `23 05 2023 11:43:52` where a webhook says when it was made.
 */
export function courierTime(text: string | null | undefined): number | null {
  const said = text?.trim() ?? ''
  const first = YEAR_FIRST.exec(said)
  if (first) return momentOf(first[1], first[2], first[3], first[4], first[5], first[6])
  const last = DAY_FIRST.exec(said)
  return last ? momentOf(last[3], last[2], last[1], last[4], last[5], last[6]) : null
}

function momentOf(...parts: (string | undefined)[]): number | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  )
  // Databases without a time write zeros.
  if (year < 2000 || month < 1 || month > 12 || day < 1 || day > 31) return null
  return Date.UTC(year, month - 1, day, hour, minute, second) - INDIA_MS
}

/** The day in India, `2026-11-22`. */
export const indianDay = (at: number): string => new Date(at + INDIA_MS).toISOString().slice(0, 10)
