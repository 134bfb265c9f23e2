/**
 * The code in what was typed or pasted: of a whole message the first run of exactly `length` ASCII digits, of digits with
 * nothing but separators between them the first `length`. Empty when a text has no such run.
 */
export function codeIn(text: string, length: number): string {
  const run = new RegExp(`(?<![0-9])[0-9]{${length}}(?![0-9])`).exec(text)?.[0]
  if (run) return run
  return /^[0-9\s.-]*$/.test(text) ? text.replace(/[^0-9]/g, '').slice(0, length) : ''
}
