import { PRICE_BANDS, RATING_BANDS, VALIDITY_BANDS } from '#domain/catalogue/bands.ts'
import type { FilterName } from '#domain/catalogue/facets.ts'
import { PRODUCT_KINDS } from '#domain/catalogue/kinds.ts'

/** Filters that addresses may name while lists do not offer them. */
export const UNLISTED: readonly FilterName[] = ['subject', 'tag']

/** Choices whose names are ours (site/texts); those of the other filters come from the products. */
export const FIXED_CHOICES: Partial<Record<FilterName, readonly { id: string }[]>> = {
  price: PRICE_BANDS,
  validity: VALIDITY_BANDS,
  kind: PRODUCT_KINDS,
  rating: RATING_BANDS,
}

/** Filters of which only one choice can be set: a further one would add nothing. */
export const isSingle = (name: FilterName): boolean => name === 'rating'
