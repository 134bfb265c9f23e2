import { PRODUCT_KINDS } from '../catalogue/kinds.ts'

const CONTENT_KINDS = [
  { id: 'free-resource', label: 'Free resource', plural: 'Free resources' },
  { id: 'blog', label: 'Article', plural: 'Articles' },
  { id: 'page', label: 'Page', plural: 'Pages' },
] as const

/** Kinds of search hits, in display order: everything that is sold, then content to read. */
export const SEARCH_KINDS = [...PRODUCT_KINDS, ...CONTENT_KINDS]

export type SearchKind = (typeof SEARCH_KINDS)[number]['id']

export const SEARCH_KIND_IDS = SEARCH_KINDS.map(({ id }) => id) as [SearchKind, ...SearchKind[]]
