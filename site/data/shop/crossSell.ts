'use client'
import useSWR from 'swr'
import type { CartLine } from '#domain/calls/cart.ts'
import { isBundle, kindsOf } from '#domain/catalogue/kinds.ts'
import { ask } from '../base/ask.ts'
import { only, type Page, toSearch } from '../base/restQuery.ts'
import { loadCards } from '../catalogue/loadCards.ts'
import type { ProductCardFacts } from '../catalogue/productCards.ts'

type Found = { id: string; variants?: unknown[] | null }

const CANDIDATES = 6

/** The most popular product of the same subject but another kind, with one option and not in the cart. */
async function load([base, , subject, kind, inCart]: readonly [string, string, string, string, string]) {
  const search = toSearch({
    where: {
      _status: { equals: 'published' },
      subject: { equals: subject },
      // A bundle may hold what is in the cart already.
      kind: { not_in: [kind, ...kindsOf(isBundle)] },
      id: { not_in: inCart.split(',') },
    },
    select: only('variants'),
    sort: 'rank,title',
    limit: CANDIDATES,
    depth: 0,
  })
  const { status, body } = await ask<Page<Found>>(base, `selling-products?${search}`)
  if (status !== 200) return null
  const ids = body.docs.flatMap(({ id, variants }) => (variants?.length ? [] : id))
  const cards = ids.length > 0 ? await loadCards(base, ids.join(',')) : null
  return cards?.find(({ isSoldOut, pricePaise }) => !isSoldOut && pricePaise > 0) ?? null
}

/**
 * A product that goes with the first item of the cart that has a subject; null until known or without one.
 */
export function useGoesWith(
  base: string,
  lines: readonly CartLine[],
): { card: ProductCardFacts; to: string } | null {
  const first = lines.find(({ isSaved, problem, subject }) => !isSaved && !problem && subject)
  const inCart = [...new Set(lines.map(({ product }) => product))].sort().join(',')
  const key = first?.subject ? ([base, 'goes-with', first.subject, first.kind, inCart] as const) : null
  const { data } = useSWR(key, load, { revalidateOnFocus: false, shouldRetryOnError: false })
  return first && data ? { card: data, to: first.title } : null
}
