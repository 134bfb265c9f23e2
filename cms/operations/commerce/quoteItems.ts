import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { type Quote, quote } from '#domain/orders/quote.ts'
import type { SellingProduct } from '#payload-types'

type Item = { product: string; quantity: number }
export type ProductOnSale = Pick<
  SellingProduct,
  'id' | 'title' | 'slug' | 'subject' | 'pricePaise' | 'mrpPaise' | 'validityDays' | 'classes'
>
export type QuotedItems = { quote: Quote; products: Map<string, ProductOnSale> }

/** What these items cost now, from the published products of the project; null when one is not on sale. A course is bought once. */
export async function quoteItems(
  payload: BasePayload,
  project: RequestProject,
  items: Item[],
): Promise<QuotedItems | null> {
  const ids = [...new Set(items.map((item) => item.product))]
  const { docs } = await payload.db.find<SellingProduct>({
    collection: 'selling-products',
    where: {
      and: [{ id: { in: ids } }, { project: { equals: project.id } }, { _status: { equals: 'published' } }],
    },
    select: {
      title: true,
      slug: true,
      subject: true,
      pricePaise: true,
      mrpPaise: true,
      validityDays: true,
      classes: true,
    },
    pagination: false,
    limit: ids.length,
  })
  if (docs.length !== ids.length) return null
  const products = new Map(docs.map((product) => [String(product.id), product]))
  const quoted = quote(
    ids.map((id) => {
      const product = products.get(id) as SellingProduct
      return {
        product: id,
        title: product.title,
        pricePaise: product.pricePaise,
        mrpPaise: product.mrpPaise ?? product.pricePaise,
        quantity: 1,
      }
    }),
  )
  return { quote: quoted, products }
}
