'use client'
import { Link, useField, useFormFields } from '@payloadcms/ui'
import { displayedOffer } from '#domain/catalogue/offers.ts'
import { priceInSale } from '#domain/catalogue/salePrice.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import type { SellingProduct } from '#payload-types'
import { useDocs } from '../ui/useDocs.ts'
import { saleOf } from './saleOf.ts'

const SHOWN = 50

function productsQuery(ids: readonly string[], tags: readonly string[]): string | null {
  if (ids.length + tags.length === 0) return null
  const query = new URLSearchParams({ depth: '0', limit: String(SHOWN), sort: 'title' })
  for (const field of [
    'title',
    'kind',
    'pricePaise',
    'mrpPaise',
    'validityOptions',
    'variants',
    'validityDays',
  ])
    query.set(`select[${field}]`, 'true')
  for (const [i, id] of ids.entries()) query.set(`where[or][0][id][in][${i}]`, id)
  for (const [i, tag] of tags.entries()) query.set(`where[or][1][tags][in][${i}]`, tag)
  return `selling-products?${query}`
}

/** Drafts may lack a price. */
const isPriced = (pricePaise: number | null | undefined): pricePaise is number =>
  typeof pricePaise === 'number'

/** In the form of a sale: its products with their price before and during the sale; follows the unsaved form. */
export function SalePrices() {
  const { value: chosen } = useField<string[]>({ path: 'products' })
  const values = useFormFields(([fields]) => fields)
  const tags = (values.tags?.value ?? []) as string[]
  const products = useDocs<SellingProduct>(productsQuery(chosen ?? [], tags))
  if (!products) return null
  const sale = saleOf({
    percent: values.percent?.value as number | null,
    pricePaise: values.pricePaise?.value as number | null,
  })
  const isOpen = sale.percent == null && sale.pricePaise == null
  return (
    <section className="sale-prices" aria-labelledby="sale-prices">
      <h4 id="sale-prices">Prices in this sale</h4>
      {isOpen && <p className="panel-muted">Enter a percentage or a price to see what it makes of these.</p>}
      <table className="panel-table">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Before</th>
            <th scope="col">In the sale</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => {
            const { pricePaise } = displayedOffer(product)
            return (
              <tr key={product.id}>
                <th scope="row">
                  <Link href={`/admin/collections/selling-products/${product.id}`} prefetch={false}>
                    {product.title}
                  </Link>
                </th>
                <td className="panel-number">
                  {isPriced(pricePaise) ? formatInr(pricePaise) : 'No price yet'}
                </td>
                <td className="panel-number">
                  {isOpen || !isPriced(pricePaise) ? '–' : formatInr(priceInSale(pricePaise, sale))}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {products.length === SHOWN && <p className="panel-muted">{`The first ${SHOWN} of them.`}</p>}
    </section>
  )
}
