'use client'
import useSWR from 'swr'
import type { CartLine } from '#domain/calls/cart.ts'
import type { OwnedProduct } from '#domain/calls/learning/learning.ts'
import { isBundle, kindsOf } from '#domain/catalogue/kinds.ts'
import { useMe } from '../account/me.ts'
import { callApi } from '../base/callApi.ts'
import { type Page, selectFields, toSearch } from '../base/restQuery.ts'
import { loadCards } from '../catalogue/loadCards.ts'
import { accessInsteadOfBuying, useOwned } from '../catalogue/owned.ts'
import type { ProductCardFacts } from '../catalogue/productCards.ts'

type Found = { id: string; variants?: unknown[] | null }

const CANDIDATES = 24
const MAX_CARDS = 6

type Key = readonly [base: string, name: string, subject: string, kind: string, excluded: string]

/**
 * Ids of the products that are not offered beside a cart, sorted: those in it, and those that the person owns and does not
 * buy again.
 */
export const crossSellExclusions = (
  lines: readonly Pick<CartLine, 'product'>[],
  owned: Iterable<OwnedProduct>,
): string[] => {
  const had = [...owned].filter(accessInsteadOfBuying)
  return [...new Set([...lines, ...had].map(({ product }) => product))].sort()
}

/** The most popular product of the same subject but another kind, with one option, except those left out. */
async function load([base, , subject, kind, excluded]: Key) {
  const isExcluded = new Set(excluded.split(','))
  const search = toSearch({
    where: {
      _status: { equals: 'published' },
      subject: { equals: subject },
      // A bundle may contain what is already in the cart.
      kind: { not_in: [kind, ...kindsOf(isBundle)] },
    },
    select: selectFields('variants'),
    sort: 'rank,title',
    limit: CANDIDATES,
    depth: 0,
  })
  const { status, body } = await callApi<Page<Found>>(base, `selling-products?${search}`)
  if (status !== 200) return null
  const ids = body.docs
    .flatMap(({ id, variants }) => (variants?.length || isExcluded.has(id) ? [] : id))
    .slice(0, MAX_CARDS)
  const cards = ids.length > 0 ? await loadCards(base, ids.join(',')) : null
  return cards?.find(({ isSoldOut, pricePaise }) => !isSoldOut && pricePaise > 0) ?? null
}

/**
 * A product to suggest beside the first item of the cart that has a subject; null until it and the owned products are known,
 * or without one.
 */
export function useCrossSell(
  base: string,
  lines: readonly CartLine[],
): { card: ProductCardFacts; to: string } | null {
  const first = lines.find(({ isSaved, problem, subject }) => !isSaved && !problem && subject)
  const { me } = useMe(base)
  const { owned } = useOwned(base, me?.uid)
  const had = me === null ? [] : owned?.values()
  const key: Key | null =
    first?.subject && had
      ? [base, 'goes-with', first.subject, first.kind, crossSellExclusions(lines, had).join(',')]
      : null
  const { data } = useSWR(key, load, { revalidateOnFocus: false, shouldRetryOnError: false })
  return first && data ? { card: data, to: first.title } : null
}
