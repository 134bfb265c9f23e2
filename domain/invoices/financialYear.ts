import { z } from 'zod'

/** India Standard Time, all year round. */
const IST_MS = 19_800_000

/** A month of the Indian calendar as `2026-11`. */
export const MonthSchema = z.string().regex(/^20[0-9]{2}-(?:0[1-9]|1[0-2])$/, 'Choose a month')

/** The month in India at a moment (ms since epoch), as `2026-11`. */
export const indianMonth = (ms: number): string => new Date(ms + IST_MS).toISOString().slice(0, 7)

/** When a month begins in India and when the next one does, ms since epoch. */
export function monthRange(month: string): { from: number; to: number } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: Date.UTC(year, number - 1, 1) - IST_MS, to: Date.UTC(year, number, 1) - IST_MS }
}

/** The year in which a month's financial year starts: it runs from April to March, in India. */
function startOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number >= 4 ? year : year - 1
}

const twoDigits = (value: number): string => String(value % 100).padStart(2, '0')

/** The financial year at a moment (ms since epoch), in the format of invoice numbers: `26-27`. */
export function financialYear(ms: number): string {
  const start = startOf(indianMonth(ms))
  return `${twoDigits(start)}-${twoDigits(start + 1)}`
}

/** The twelve months of the financial year that a month is in, April first. */
export function monthsOfYear(month: string): string[] {
  const start = startOf(month)
  return Array.from({ length: 12 }, (_, index) => {
    const number = ((index + 3) % 12) + 1
    return `${index < 9 ? start : start + 1}-${String(number).padStart(2, '0')}`
  })
}
