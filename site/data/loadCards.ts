import type { ProductCardFacts } from './productCards.ts'

/** Cards of the products with these ids (comma list), in that order; null when they can't be read. */
export async function loadCards(base: string, ids: string): Promise<ProductCardFacts[] | null> {
  const response = await fetch(`${base}/compare/cards?ids=${encodeURIComponent(ids)}`).catch(() => null)
  return response?.ok ? ((await response.json()) as ProductCardFacts[]) : null
}
