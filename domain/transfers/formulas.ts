/** What a spreadsheet program would run as a formula (OWASP, "CSV injection"); some fold full-width signs. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
const GUARDED = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/

/** A text that a spreadsheet shows and does not run: led by an apostrophe where it would be a formula. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text as it was before `withoutFormula`, for files that come back. */
export const withFormula = (text: string): string => text.replace(GUARDED, '')
