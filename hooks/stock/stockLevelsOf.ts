import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import type { StockLevel } from '#payload-types'

/** Maximum number of options of a product. */
const MAX_OPTIONS = 30

/** Counted stock of a product by variant (the row id; an empty string for the product itself). */
export async function stockLevelsOf(payload: BasePayload, product: string): Promise<Map<string, StockLevel>> {
  const rows = await readRows({
    payload,
    collection: 'stock-levels',
    where: { product: { equals: product } },
    sort: ['key'],
    limit: MAX_OPTIONS,
  })
  return new Map(rows.map((row) => [row.variant ?? '', row]))
}
