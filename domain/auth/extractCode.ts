/**
 * Extracts the code from typed or pasted text: the first run of exactly `length` ASCII digits or, in a text
 * of digits and separators only, its first `length` digits. Empty when there is neither.
 */
export function extractCode(text: string, length: number): string {
  const run = new RegExp(`(?<![0-9])[0-9]{${length}}(?![0-9])`).exec(text)?.[0]
  if (run) return run
  return /^[0-9\s.-]*$/.test(text) ? text.replace(/[^0-9]/g, '').slice(0, length) : ''
}
