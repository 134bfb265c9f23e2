'use client'
import useSWR from 'swr'
import type { QuoteView } from '#domain/calls/payment.ts'
import { ask, type Refused } from './ask.ts'
import type { Picture } from './Picture.ts'
import { only, toSearch } from './restQuery.ts'

export type ProductToBuy = {
  id: string
  title: string
  slug: string
  subject?: string | null
  image?: Picture | null
  validityDays?: number | null
}
export type Bill = { product: ProductToBuy; quote: QuoteView }

/** What is bought: a product by its slug, and one of its variants (row id) or validities (days). */
export type Wanted = { slug: string; variant: string | null; validity: number | null }

/** What the address of the checkout names; null without a product. What is no validity counts as not there. */
export function wantedIn(search: URLSearchParams): Wanted | null {
  const slug = search.get('product')
  const days = Number(search.get('validity'))
  return slug
    ? { slug, variant: search.get('variant'), validity: Number.isInteger(days) && days > 0 ? days : null }
    : null
}

/** The bill of one product, or null when it is not on sale. Prices come from the server's quote alone. */
async function loadBill([base, , wanted]: readonly [string, string, Wanted]): Promise<Bill | null> {
  const { slug, variant, validity } = wanted
  const search = toSearch({
    where: { slug: { equals: slug }, _status: { equals: 'published' } },
    select: only('title', 'slug', 'subject', 'image', 'validityDays'),
    limit: 1,
    depth: 1,
  })
  const found = await ask<{ docs?: ProductToBuy[] }>(base, `selling-products?${search}`)
  const product = found.body.docs?.[0]
  if (!product) return null
  const option = { ...(variant ? { variant } : {}), ...(validity ? { validity } : {}) }
  const items = [{ product: product.id, quantity: 1, ...option }]
  const { body } = await ask<{ apiSuccess: true; quote: QuoteView } | Refused>(base, 'payment/quote', {
    items,
  })
  return body.apiSuccess ? { product, quote: body.quote } : null
}

/** The bill of what is wanted: undefined while it loads, null when there is nothing to buy. */
export function useBill(base: string, wanted: Wanted | null) {
  const { data, error, mutate } = useSWR(wanted ? ([base, 'bill', wanted] as const) : null, loadBill, {
    revalidateOnFocus: false,
  })
  return {
    bill: wanted ? data : null,
    error: error as Error | undefined,
    reload: () => mutate(),
    /** Puts a newer quote in place of the shown one. */
    requote: (quote: QuoteView) => mutate((bill) => bill && { ...bill, quote }, { revalidate: false }),
  }
}
