import type { BasePayload, PayloadRequest, Where } from 'payload'
import { documentCache } from '#database/documentCache.ts'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Sale } from '#domain/catalogue/salePrice.ts'
import type { SaleItem } from '#payload-types'

/** Maximum number of simultaneous sales of a project. */
const MAX_SALES = 200

/** A sale from its row. */
export const saleOf = (row: SaleItem): Sale => ({
  id: String(row.id),
  title: row.title,
  hindiTitle: row.hindiTitle ?? null,
  products: (row.products ?? []).flatMap((product) => idOf(product) ?? []),
  tags: row.tags ?? [],
  percent: row.percent ?? null,
  pricePaise: row.pricePaise ?? null,
  startsAt: Date.parse(row.startsAt),
  endsAt: Date.parse(row.endsAt),
  isActive: row.isActive === true,
})

/** The running sales of a project at a time. Skips access: the resulting prices are public. */
export async function runningSales(
  payload: BasePayload,
  project: string,
  at: Date,
  req?: PayloadRequest,
): Promise<Sale[]> {
  const where: Where = {
    and: [
      { project: { equals: project } },
      { isActive: { equals: true } },
      { startsAt: { less_than_equal: at.toISOString() } },
      { endsAt: { greater_than: at.toISOString() } },
    ],
  }
  const running = { payload, collection: 'sale-items' as const, where, limit: MAX_SALES }
  // Uncommitted writes of a request are only visible to that request.
  const rows = await (req ? readRows({ ...running, sort: ['startsAt'], req }) : documentCache(running))
  return rows.map(saleOf).toSorted((a, b) => a.startsAt - b.startsAt)
}
