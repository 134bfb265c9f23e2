type Priced = {
  id: string
  project: string
  nowPaise: number
  pricePaise: number
  mrpPaise?: number | null
  saleTitle?: string | null
}

export type PriceRow = {
  key: string
  project: string
  product: string
  at: string
  nowPaise: number
  pricePaise: number
  mrpPaise: number | null
  sale: string | null
}

/** A row of the price history. Its key states product and time: a product has one price at a time. */
export const priceRow = (product: Priced, at: Date): PriceRow => ({
  key: `${product.id}:${at.getTime()}`,
  project: product.project,
  product: product.id,
  at: at.toISOString(),
  nowPaise: product.nowPaise,
  pricePaise: product.pricePaise,
  mrpPaise: product.mrpPaise ?? null,
  sale: product.saleTitle ?? null,
})
