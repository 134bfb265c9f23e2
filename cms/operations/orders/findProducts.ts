import type { BasePayload, Where } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { SoldProduct } from '#domain/calls/orders.ts'
import { hasLimitedStock } from '#domain/catalogue/kinds.ts'
import { offersOf } from '#domain/catalogue/offers.ts'
import { salePrice } from '#domain/catalogue/salePrice.ts'
import { runningSales } from '#hooks/sales/runningSales.ts'
import type { SellingProduct } from '#payload-types'

const MAX_RESULTS = 10

/**
 * Published products whose title contains `text`, with their options and current prices including sales. `ids` limits the search; null
 * for all.
 */
export async function findProducts(
  payload: BasePayload,
  project: RequestProject,
  text: string,
  ids: readonly string[] | null,
  now: Date,
): Promise<SoldProduct[]> {
  const and: Where[] = [{ project: { equals: project.id } }, { _status: { equals: 'published' } }]
  if (text) and.push({ title: { contains: text } })
  if (ids) and.push({ id: { in: [...ids] } })
  const sales = await runningSales(payload, project.id, now)
  const { docs } = await payload.db.find<SellingProduct>({
    collection: 'selling-products',
    where: { and },
    sort: 'title',
    limit: MAX_RESULTS,
    pagination: false,
    select: {
      kind: true,
      title: true,
      pricePaise: true,
      mrpPaise: true,
      stock: true,
      tags: true,
      validityDays: true,
      validityOptions: true,
      variants: true,
    },
  })
  return docs.map((product) => ({
    id: String(product.id),
    title: product.title,
    kind: product.kind,
    isCountable: hasLimitedStock(product.kind),
    options: offersOf(product).map(({ key, label, pricePaise, stock }) => ({
      key,
      label,
      pricePaise: salePrice(
        { id: String(product.id), tags: product.tags ?? [] },
        pricePaise,
        sales,
        now.getTime(),
      ).nowPaise,
      isSoldOut: stock !== null && stock <= 0,
    })),
  }))
}
