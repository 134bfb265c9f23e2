type Line = { goods: readonly unknown[]; netPaise: number; creditsPaise: number }

const paidFor = ({ netPaise, creditsPaise }: Line): number => netPaise - creditsPaise

/** Where in an order the first line of goods is; delivery, the fee and the rounding are collected with its parcel. */
export const firstGoods = (lines: readonly Pick<Line, 'goods'>[]): number =>
  lines.findIndex(({ goods }) => goods.length > 0)

/**
 * What is collected at the door for a parcel of an order, paise: what its lines cost. Delivery, the fee and the rounding come
 * with the parcel that has the first line of goods, so that all parcels together are what is to pay, however they are packed.
 */
export function cashOf(
  { lines, payablePaise }: { lines: readonly Line[]; payablePaise: number },
  indexes: readonly number[],
): number {
  const share = indexes.reduce((sum, index) => sum + paidFor(lines[index] as Line), 0)
  if (!indexes.includes(firstGoods(lines))) return share
  return share + payablePaise - lines.reduce((sum, line) => sum + paidFor(line), 0)
}
