import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import type { StockLevel } from '#payload-types'

/** More options than this no product has. */
const MOST = 30

/** What is counted of a product, by its variant (the row id, an empty text for the product itself). */
export async function levelsOf(payload: BasePayload, product: string): Promise<Map<string, StockLevel>> {
  const rows = await readRows({
    payload,
    collection: 'stock-levels',
    where: { product: { equals: product } },
    sort: ['key'],
    limit: MOST,
  })
  return new Map(rows.map((row) => [row.variant ?? '', row]))
}
