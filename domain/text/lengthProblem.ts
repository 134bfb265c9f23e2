import { groupDigits } from './groupDigits.ts'

/**
 * The message for a text that is too long for its field; null when it fits. Fields show it instead of truncating
 * pasted text.
 */
export function lengthProblem(text: string, max: number): string | null {
  const over = text.trim().length - max
  if (over <= 0) return null
  const characters = over === 1 ? '1 character' : `${groupDigits(over)} characters`
  return `This is ${characters} too long. At most ${groupDigits(max)} fit.`
}
