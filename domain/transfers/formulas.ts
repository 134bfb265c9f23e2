/**
 * Beginnings that spreadsheet programs execute as a formula (OWASP, "CSV injection"); some treat full-width
 * signs the same.
 */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
const GUARDED = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/

/** Negative numbers must stay numbers: spreadsheets leave text out of sums. */
const NEGATIVE = /^-\d+(\.\d+)?$/

/** Escapes text that a spreadsheet would execute: a leading apostrophe before a formula. Negative numbers stay numbers. */
export const withoutFormula = (text: string): string =>
  FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text

/** The reverse of `withoutFormula`, for imported files. */
export const withFormula = (text: string): string => text.replace(GUARDED, '')
