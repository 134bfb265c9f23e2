type Line = { product: string; variant: string | null; validityDays: number | null }

/** Identifies a line within its order by product and option. */
export const lineKey = ({ product, variant, validityDays }: Line): string =>
  `${product}:${variant ?? ''}:${validityDays ?? ''}`
