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

/** The bill of one product, or null when it is not on sale. Prices come from the server's quote alone. */
async function loadBill([base, , slug]: [string, string, string]): Promise<Bill | null> {
  const search = toSearch({
    where: { slug: { equals: slug }, _status: { equals: 'published' } },
    select: only('title', 'slug', 'subject', 'image', 'validityDays'),
    limit: 1,
    depth: 1,
  })
  const found = await ask<{ docs?: ProductToBuy[] }>(base, `selling-products?${search}`)
  const product = found.body.docs?.[0]
  if (!product) return null
  const items = [{ product: product.id, quantity: 1 }]
  const { body } = await ask<{ apiSuccess: true; quote: QuoteView } | Refused>(base, 'payment/quote', {
    items,
  })
  return body.apiSuccess ? { product, quote: body.quote } : null
}

/** The bill of the product with this slug: undefined while it loads, null when there is nothing to buy. */
export function useBill(base: string, slug: string | null) {
  const { data, error, mutate } = useSWR(
    slug ? ([base, 'bill', slug] as [string, string, string]) : null,
    loadBill,
    {
      revalidateOnFocus: false,
    },
  )
  return {
    bill: slug ? data : null,
    error: error as Error | undefined,
    reload: () => mutate(),
    /** Puts a newer quote in place of the shown one. */
    requote: (quote: QuoteView) => mutate((bill) => bill && { ...bill, quote }, { revalidate: false }),
  }
}
