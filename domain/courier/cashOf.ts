type Line = { goods: readonly unknown[]; netPaise: number; creditsPaise: number }

const paidFor = ({ netPaise, creditsPaise }: Line): number => netPaise - creditsPaise

/**
 * What is collected at the door for a parcel of an order, paise: what its lines cost. Delivery, the fee and the rounding come
 * with the parcel that has the first line of goods, so that all parcels together are what is to pay, however they are packed.
 */
export function cashOf(
  { lines, payablePaise }: { lines: readonly Line[]; payablePaise: number },
  indexes: readonly number[],
): number {
  const share = indexes.reduce((sum, index) => sum + paidFor(lines[index] as Line), 0)
  const first = lines.findIndex(({ goods }) => goods.length > 0)
  if (!indexes.includes(first)) return share
  return share + payablePaise - lines.reduce((sum, line) => sum + paidFor(line), 0)
}
