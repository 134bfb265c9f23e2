const STEPS = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
] as const

/**
 * A large number in short form (spec 9): plain under 1000, then K, M and B, always rounded down: 1999 is
 * `1K`.
 */
export function shortNumber(value: number): string {
  const size = Math.abs(value)
  const step = STEPS.find(([from]) => size >= from)
  if (!step) return String(value)
  const [from, letter] = step
  return `${value < 0 ? '-' : ''}${Math.floor(size / from)}${letter}`
}
