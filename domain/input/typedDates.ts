import { z } from 'zod'

const [FIRST_YEAR, LAST_YEAR] = [2000, 2199]

/** Message for a date outside the years that staff may type. */
export const WRONG_YEAR = `Check the year: it is from ${FIRST_YEAR} to ${LAST_YEAR}.`

/** The first and the last day that staff may type: dates outside are typing errors in the year. */
export const TYPED_DAYS = { min: `${FIRST_YEAR}-01-01`, max: `${LAST_YEAR}-12-31` } as const

/** Whether a date is in a year that staff may type, in any time zone. */
export function hasTypedYear(value: string | number | Date): boolean {
  const year = new Date(value).getUTCFullYear()
  return year >= FIRST_YEAR - 1 && year <= LAST_YEAR + 1
}

/** A day that staff type, such as `2026-11-25`. */
export const TypedDaySchema = z.iso
  .date()
  .refine((day) => day >= TYPED_DAYS.min && day <= TYPED_DAYS.max, WRONG_YEAR)
