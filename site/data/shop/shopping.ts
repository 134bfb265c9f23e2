'use client'
import { useMemo } from 'react'
import useSWR from 'swr'
import type { z } from 'zod'
import type { CartLine, CartView } from '#domain/calls/cart.ts'
import type { ItemSchema } from '#domain/calls/payments.ts'
import { isShipped } from '#domain/catalogue/kinds.ts'
import { defaultOffer, type OfferSource } from '#domain/catalogue/offers.ts'
import { callApi } from '../base/callApi.ts'
import { selectFields, toSearch } from '../base/restQuery.ts'
import { type Shop, useCart } from './cart.ts'

export type Item = z.input<typeof ItemSchema>

/** What is bought at the checkout: the cart, or one product directly from its page. */
export type Shopping = {
  from: 'cart' | 'product'
  items: Item[]
  /** Coupon codes. */
  codes: readonly string[]
  /** Titles of items in the cart that can't be bought now. */
  left: string[]
}

/** A product by its slug, and one of its variants (row id) or validities (days). */
export type ProductChoice = {
  slug: string
  variant: string | null
  validity: number | null
  extend: boolean
  /** Id of a batch. */
  batch: string | null
}

/** The product in the checkout's URL; null for the cart. An invalid validity is ignored. */
export function parseProductChoice(search: URLSearchParams): ProductChoice | null {
  const slug = search.get('product')
  const days = Number(search.get('validity'))
  if (!slug) return null
  return {
    slug,
    variant: search.get('variant'),
    validity: Number.isInteger(days) && days > 0 ? days : null,
    extend: search.get('extend') === '1',
    batch: search.get('batch'),
  }
}

async function loadProduct(
  base: string,
  { slug, variant, validity, extend, batch }: ProductChoice,
): Promise<Shopping | null> {
  const search = toSearch({
    where: { slug: { equals: slug }, _status: { equals: 'published' } },
    select: selectFields('kind', 'pricePaise', 'variants'),
    limit: 1,
    depth: 0,
  })
  const { status, body } = await callApi<{ docs?: (OfferSource & { id: string })[] }>(
    base,
    `selling-products?${search}`,
  )
  if (status !== 200) throw new Error(`selling-products answered ${status}`)
  const found = body.docs?.[0]
  if (!found) return null
  const product = found.id
  const chosen = variant ?? firstVariant(found)
  const option = {
    ...(chosen ? { variant: chosen } : {}),
    ...(validity ? { validity } : {}),
    ...(extend ? { extend } : {}),
    ...(batch ? { batch } : {}),
  }
  return { from: 'product', items: [{ product, quantity: 1, ...option }], codes: [], left: [] }
}

/** A URL without an edition of goods means the one that is preselected on the product's page. */
export const firstVariant = (product: OfferSource): string | null =>
  isShipped(product.kind) ? defaultOffer(product).key : null

const loadProductOf = ([base, , wanted]: readonly [string, string, ProductChoice]) =>
  loadProduct(base, wanted)

/** The lines of a cart that can be bought now. */
export const purchasableItems = (lines: readonly CartLine[]): Item[] =>
  lines
    .filter(({ isSaved, problem }) => !isSaved && !problem)
    .map(({ product, quantity, variant, validity, extend, batch }) => ({
      product,
      quantity,
      ...(variant ? { variant } : {}),
      ...(validity ? { validity } : {}),
      ...(extend ? { extend } : {}),
      ...(batch ? { batch: batch.id } : {}),
    }))

/** What is bought of a cart; null when nothing of it can be. */
export function shoppingOfCart(cart: Pick<CartView, 'lines' | 'codes'>): Shopping | null {
  const lines = cart.lines.filter(({ isSaved }) => !isSaved)
  if (lines.length === 0) return null
  return {
    from: 'cart',
    items: purchasableItems(lines),
    codes: cart.codes,
    left: lines.filter(({ problem }) => problem).map(({ title }) => title),
  }
}

/**
 * What is bought: undefined while it loads, null when there is nothing. The cart is requested once the person
 * is known (`isHeld` until then): the cart of a browser is merged into that of the person who signs in.
 */
export function useShopping(shop: Shop, wanted: ProductChoice | null, isHeld: boolean) {
  const product = useSWR(wanted && ([shop.base, 'shopping', wanted] as const), loadProductOf, {
    revalidateOnFocus: false,
  })
  const inCart = useCart(shop, isHeld || wanted !== null)
  const { cart } = inCart
  const cartShopping = useMemo(() => cart && shoppingOfCart(cart), [cart])
  return wanted
    ? {
        shopping: product.data,
        error: product.error as Error | undefined,
        reload: () => product.mutate(),
      }
    : {
        shopping: cartShopping,
        error: inCart.error,
        reload: async () => {
          const fresh = await inCart.reload()
          return fresh && shoppingOfCart(fresh)
        },
      }
}
