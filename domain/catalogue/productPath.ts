import { PRODUCT_KINDS, type ProductKind } from './kinds.ts'

/** Where the storefront lists products of a kind: `/courses`, `/test-series`. Products without a known kind are courses. */
export const listingPath = (kind: string | null | undefined): string =>
  (PRODUCT_KINDS.find(({ id }) => id === kind) ?? PRODUCT_KINDS[0]).path

/** The one address of a product on its project's storefront, without any prefix; under another listing it only redirects. */
export const productPath = (kind: string | null | undefined, slug: string): string =>
  `${listingPath(kind)}/${slug}`

/** The kinds that a listing lists; none for an address that is no listing. */
export const listedKinds = (path: string): ProductKind[] =>
  PRODUCT_KINDS.filter((kind) => kind.path === path).map(({ id }) => id)

/** Every listing, once. */
export const LISTING_PATHS: readonly string[] = [...new Set(PRODUCT_KINDS.map(({ path }) => path))]
