import { groupDigits } from './groupDigits.ts'

/**
 * Why a text that staff typed or pasted is too long for its field; null when it fits. Fields say it instead of
 * cutting what was pasted.
 */
export function lengthProblem(text: string, max: number): string | null {
  const over = text.trim().length - max
  if (over <= 0) return null
  const characters = over === 1 ? '1 character' : `${groupDigits(over)} characters`
  return `This is ${characters} too long. At most ${groupDigits(max)} fit.`
}
