import type { Sale } from '#domain/catalogue/salePrice.ts'

type Written = { percent?: number | null; pricePaise?: number | null }

/** A sale as its form has it, for reckoning prices alone: whom it is for and when are not looked at. */
export const saleOf = ({ percent, pricePaise }: Written): Sale => ({
  ...{ id: '', title: '', products: [], tags: [], startsAt: 0, endsAt: 0, isActive: true },
  percent: percent ?? null,
  pricePaise: pricePaise ?? null,
})

const SHOWN = 10

/** Asks for the sales of a product that end after `now`, the next to end first. Equal arguments give equal text. */
export function salesQuery(product: string, tags: readonly string[], now: Date): string {
  const query = new URLSearchParams({
    ...{ depth: '0', limit: String(SHOWN), sort: 'endsAt' },
    'where[and][0][endsAt][greater_than]': now.toISOString(),
    'where[and][1][or][0][products][in]': product,
  })
  for (const [i, tag] of tags.entries()) query.set(`where[and][1][or][1][tags][in][${i}]`, tag)
  return `sale-items?${query}`
}
