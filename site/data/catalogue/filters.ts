import { PRICE_BANDS, RATING_BANDS, VALIDITY_BANDS } from '#domain/catalogue/bands.ts'
import type { FilterName } from '#domain/catalogue/facets.ts'
import { PRODUCT_KINDS } from '#domain/catalogue/kinds.ts'

/** Filters that URLs may contain but lists do not offer. */
export const UNLISTED: readonly FilterName[] = ['subject', 'tag']

/** Filters with fixed choices, named in site/texts; those of the other filters come from the products. */
export const FIXED_CHOICES: Partial<Record<FilterName, readonly { id: string }[]>> = {
  price: PRICE_BANDS,
  validity: VALIDITY_BANDS,
  kind: PRODUCT_KINDS,
  rating: RATING_BANDS,
}

/** Filters with a single choice: a second one would add nothing. */
export const isSingle = (name: FilterName): boolean => name === 'rating'
