import type { ProductCardFacts } from './productCards.ts'
import { CARDS_PER_REQUEST } from './productIds.ts'

/**
 * Cards of the products with these ids (comma list), in that order and in batches; null when one of them
 * can't be read.
 */
export async function loadCards(base: string, ids: string): Promise<ProductCardFacts[] | null> {
  const requestedIds = ids.split(',')
  const requests = Math.ceil(requestedIds.length / CARDS_PER_REQUEST)
  const answers = await Promise.all(
    Array.from({ length: requests }, (_, index) =>
      loadSome(base, requestedIds.slice(index * CARDS_PER_REQUEST, (index + 1) * CARDS_PER_REQUEST)),
    ),
  )
  return answers.every((cards) => cards !== null) ? answers.flat() : null
}

async function loadSome(base: string, ids: readonly string[]): Promise<ProductCardFacts[] | null> {
  const query = encodeURIComponent(ids.join(','))
  const response = await fetch(`${base}/compare/cards?ids=${query}`).catch(() => null)
  return response?.ok ? ((await response.json()) as ProductCardFacts[]) : null
}
