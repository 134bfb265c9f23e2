/** Key of the stock of a product, or of one of its variants (row id). */
export const stockKey = (product: string, variant: string | null): string => `${product}:${variant ?? ''}`

/** Up to this number, a page shows how many are left. */
const FEW = 5

/**
 * Stock shown on pages: the number while few are left, else one more than few; null where it is not counted.
 */
export const displayedStock = ({
  available,
  mayBackorder,
}: {
  available: number | null
  mayBackorder: boolean
}): number | null => (available === null || mayBackorder ? null : Math.max(0, Math.min(available, FEW + 1)))
