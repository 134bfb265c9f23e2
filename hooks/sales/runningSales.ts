import type { BasePayload, PayloadRequest } from 'payload'
import { idOf } from '#access/idOf.ts'
import { readRows } from '#collections/guard.ts'
import type { Sale } from '#domain/catalogue/salePrice.ts'
import type { SaleItem } from '#payload-types'

/** More sales at one time than this no project has. */
const MOST = 200

/** What a sale says, from its row. */
export const saleOf = (row: SaleItem): Sale => ({
  id: String(row.id),
  title: row.title,
  products: (row.products ?? []).flatMap((product) => idOf(product) ?? []),
  tags: row.tags ?? [],
  percent: row.percent ?? null,
  pricePaise: row.pricePaise ?? null,
  startsAt: Date.parse(row.startsAt),
  endsAt: Date.parse(row.endsAt),
  isActive: row.isActive === true,
})

/** The sales of a project that count at a time. Skips access: what they make of prices is public. */
export async function runningSales(
  payload: BasePayload,
  project: string,
  at: Date,
  req?: PayloadRequest,
): Promise<Sale[]> {
  const rows = await readRows({
    payload,
    collection: 'sale-items',
    where: {
      and: [
        { project: { equals: project } },
        { isActive: { equals: true } },
        { startsAt: { less_than_equal: at.toISOString() } },
        { endsAt: { greater_than: at.toISOString() } },
      ],
    },
    sort: ['startsAt'],
    limit: MOST,
    req,
  })
  return rows.map(saleOf)
}
