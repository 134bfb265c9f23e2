import type { Sale } from '#domain/catalogue/salePrice.ts'

type Written = { percent?: number | null; pricePaise?: number | null }

/** A sale from form values, for price calculation only: audience and dates are ignored. */
export const saleOf = ({ percent, pricePaise }: Written): Sale => ({
  id: '',
  title: '',
  products: [],
  tags: [],
  startsAt: 0,
  endsAt: 0,
  isActive: true,
  percent: percent ?? null,
  pricePaise: pricePaise ?? null,
})

const SHOWN = 10

/**
 * REST query of the sales of a product that end after `now`, the next to end first. Deterministic: equal arguments give an equal string.
 */
export function salesQuery(product: string, tags: readonly string[], now: Date): string {
  const query = new URLSearchParams({
    depth: '0',
    limit: String(SHOWN),
    sort: 'endsAt',
    'where[and][0][endsAt][greater_than]': now.toISOString(),
    'where[and][1][or][0][products][in]': product,
  })
  for (const [i, tag] of tags.entries()) query.set(`where[and][1][or][1][tags][in][${i}]`, tag)
  return `sale-items?${query}`
}
