export const DIRECTIONS = ['up', 'down', 'steady'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Tests on each side that are compared, at most. */
const SIDE = 3
/** Percent of the full marks within which a change says nothing. */
const NOISE = 3

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Where somebody is going: the average of the last tests, three at most, beside as many before them. Null for fewer than two.
 * @param percents of the full marks of each test, the oldest first
 */
export function directionOf(percents: readonly number[]): Direction | null {
  const side = Math.min(SIDE, Math.floor(percents.length / 2))
  if (side === 0) return null
  const change = average(percents.slice(-side)) - average(percents.slice(-2 * side, -side))
  if (Math.abs(change) < NOISE) return 'steady'
  return change > 0 ? 'up' : 'down'
}
