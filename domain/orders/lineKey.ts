type Line = { product: string; variant: string | null; validityDays: number | null }

/** Names a line within its order: what it is and which option of it. */
export const lineKey = ({ product, variant, validityDays }: Line): string =>
  `${product}:${variant ?? ''}:${validityDays ?? ''}`
