'use client'
import { Link, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { priceInSale } from '#domain/catalogue/salePrice.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { minuteText } from '#domain/text/momentText.ts'
import type { SaleItem } from '#payload-types'
import { useDocs } from '../ui/useDocs.ts'
import { saleOf, salesQuery } from './saleOf.ts'

/** Current and future sales of a product, with its price before and during each. */
export function SalesOfProduct({ timeZone }: { timeZone: string }) {
  const { id } = useDocumentInfo()
  const may = useAuth().permissions?.collections?.['sale-items']
  const price = useFormFields(([fields]) => fields.pricePaise?.value)
  const tags = useFormFields(([fields]) => fields.tags?.value) as string[] | undefined
  const [openedAt] = useState(() => new Date())
  const sales = useDocs<SaleItem>(id && may?.read ? salesQuery(String(id), tags ?? [], openedAt) : null)
  if (!id || !sales) return null
  return (
    <section className="product-sales" aria-labelledby="product-sales">
      <h4 id="product-sales">Sales</h4>
      {sales.length === 0 ? (
        <p className="panel-muted">In no sale, now or planned.</p>
      ) : (
        <ul>
          {sales.map((sale) => (
            <li key={sale.id}>
              <Link href={`/admin/collections/sale-items/${sale.id}`} prefetch={false}>
                {sale.title}
              </Link>
              {typeof price === 'number' && price >= 0 && (
                <span className="panel-number">
                  <s>{formatInr(price)}</s> <strong>{formatInr(priceInSale(price, saleOf(sale)))}</strong>
                </span>
              )}
              <span className="panel-muted">{whenOf(sale, timeZone)}</span>
            </li>
          ))}
        </ul>
      )}
      {may?.create && (
        <Link
          className="panel-button"
          href={`/admin/collections/sale-items/create?product=${id}`}
          prefetch={false}
        >
          Add sale
        </Link>
      )}
    </section>
  )
}

const whenOf = ({ startsAt, endsAt, isActive }: SaleItem, timeZone: string): string => {
  const until = `until ${minuteText(endsAt, timeZone)}`
  if (!isActive) return `switched off, ${until}`
  return Date.parse(startsAt) > Date.now()
    ? `from ${minuteText(startsAt, timeZone)} ${until}`
    : `now, ${until}`
}
