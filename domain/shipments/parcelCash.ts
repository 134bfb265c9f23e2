type Line = { goods: readonly unknown[]; netPaise: number; creditsPaise: number }

const paidFor = ({ netPaise, creditsPaise }: Line): number => netPaise - creditsPaise

/**
 * Index of the first line of goods in an order; delivery charge, fee and rounding are collected with its
 * parcel.
 */
export const firstGoodsIndex = (lines: readonly Pick<Line, 'goods'>[]): number =>
  lines.findIndex(({ goods }) => goods.length > 0)

/**
 * Cash on delivery of a parcel, paise: the price of its lines. Delivery charge, fee and rounding are added to
 * the parcel with the first line of goods, so that all parcels together come to the payable amount, however
 * they are packed.
 */
export function parcelCash(
  { lines, payablePaise }: { lines: readonly Line[]; payablePaise: number },
  indexes: readonly number[],
): number {
  const share = indexes.reduce((sum, index) => sum + paidFor(lines[index] as Line), 0)
  if (!indexes.includes(firstGoodsIndex(lines))) return share
  return share + payablePaise - lines.reduce((sum, line) => sum + paidFor(line), 0)
}
