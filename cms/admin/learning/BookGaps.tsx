'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { bookGaps } from '#domain/catalogue/bookGaps.ts'
import { useStock } from '../orders/useStock.ts'

/** Sidebar of a product that is sent: what it still lacks. A note, since it can be sold without. */
export function BookGaps() {
  const { id } = useDocumentInfo()
  const counted = useStock(id ? String(id) : null)
  // A string, so that other changes of the form do not render it again.
  const gaps = useFormFields(([fields]) => {
    const rows = fields.variants?.rows?.length ?? 0
    const stockOf = (path: string) => (fields[path]?.value ?? null) as number | null
    return bookGaps({
      stocks:
        rows > 0
          ? Array.from({ length: rows }, (_, row) => stockOf(`variants.${row}.stock`))
          : [stockOf('stock')],
      isCounted: (counted?.length ?? 0) > 0,
      weightGrams: (fields.weightGrams?.value ?? null) as number | null,
      hsn: (fields.hsn?.value ?? null) as string | null,
    }).join('\n')
  })
  // Known only once the stock is read.
  if (!gaps || (id && counted === null)) return null
  return (
    <section className="course-contents panel-card" aria-labelledby="book-gaps">
      <h3 id="book-gaps">Still empty</h3>
      <ul>
        {gaps.split('\n').map((gap) => (
          <li key={gap} className="panel-muted">
            {gap}
          </li>
        ))}
      </ul>
    </section>
  )
}
