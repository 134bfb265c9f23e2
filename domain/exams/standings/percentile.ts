/** Decimals of a percentile in details and on cards, and on tiles. */
export const DETAIL_DECIMALS = 7
export const TILE_DECIMALS = 2

/**
 * `100 × count / of` in units of the last of `decimals` places, by integers and truncated, so that no one below the top has 100.
 * @param count candidates whose marks are not above the own ones
 * @param of all candidates, 1 or more
 */
export const percentileUnits = (count: number, of: number, decimals: number): number =>
  Number((BigInt(count) * 100n * 10n ** BigInt(decimals)) / BigInt(of))

/** The same as a text. */
export const percentileText = (count: number, of: number, decimals: number): string =>
  unitsText(percentileUnits(count, of, decimals), decimals)

/** Units of the last decimal place as a text. */
export function unitsText(units: number, decimals: number): string {
  const unit = 10 ** decimals
  return `${Math.floor(units / unit)}.${String(units % unit).padStart(decimals, '0')}`
}
