import { financialYear, monthRange } from '#domain/invoices/financialYear.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Month and year of `YYYY-MM`: `November 2026`. */
export const monthName = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

/** Short form: `Nov 2026`. */
export const shortMonth = (month: string): string => monthName(month).replace(/^(\w{3})\w*/, '$1')

/** Financial year of a month: `Year 26-27`. */
export const yearName = (month: string): string => `Year ${financialYear(monthRange(month).from)}`
