import { financialYear, monthSpan } from '#domain/invoices/financialYear.ts'

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** `November 2026` of `2026-11`. */
export const monthName = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

/** The same in short: `Nov 2026`. */
export const shortMonth = (month: string): string => monthName(month).replace(/^(\w{3})\w*/, '$1')

/** `Year 26-27`: the financial year of a month. */
export const yearName = (month: string): string => `Year ${financialYear(monthSpan(month).from)}`
