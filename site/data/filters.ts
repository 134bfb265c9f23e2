import { type Band, PRICE_BANDS, RATING_BANDS, VALIDITY_BANDS } from '#domain/catalogue/bands.ts'
import type { FilterName } from '#domain/catalogue/facets.ts'
import { PRODUCT_KINDS } from '#domain/catalogue/kinds.ts'

export const FILTER_TITLES: Record<FilterName, string> = {
  course: 'Course',
  exam: 'Exam or class',
  subject: 'Subject',
  language: 'Language',
  category: 'Category',
  price: 'Price',
  validity: 'Access',
  kind: 'Type',
  rating: 'Rating',
  tag: 'Topic',
}

/** Filters that addresses may name while lists do not offer them. */
export const UNLISTED: readonly FilterName[] = ['subject', 'tag']

/** Choices whose names are ours; those of the other filters come from the products. */
export const FIXED_CHOICES: Partial<Record<FilterName, readonly Pick<Band, 'id' | 'label'>[]>> = {
  price: PRICE_BANDS,
  validity: VALIDITY_BANDS,
  kind: PRODUCT_KINDS.map(({ id, plural }) => ({ id, label: plural })),
  rating: RATING_BANDS,
}

/** Filters of which only one choice can be set: a further one would add nothing. */
export const isSingle = (name: FilterName): boolean => name === 'rating'
