import { PRODUCT_KINDS, type ProductKind } from './kinds.ts'

/**
 * Where the storefront lists products of a kind: `/courses`, `/test-series`. Unknown kinds are listed as
 * courses.
 */
export const listingPath = (kind: string | null | undefined): string =>
  (PRODUCT_KINDS.find(({ id }) => id === kind) ?? PRODUCT_KINDS[0]).path

/**
 * The canonical path of a product on its project's storefront, without any prefix; other listings redirect to
 * it.
 */
export const productPath = (kind: string | null | undefined, slug: string): string =>
  `${listingPath(kind)}/${slug}`

/** The kinds shown in a listing; empty for a path that is no listing. */
export const listedKinds = (path: string): ProductKind[] =>
  PRODUCT_KINDS.filter((kind) => kind.path === path).map(({ id }) => id)

/** Every listing path once. */
export const LISTING_PATHS: readonly string[] = [...new Set(PRODUCT_KINDS.map(({ path }) => path))]
