import { displayedOffer, type OfferSource } from './offers.ts'
import { type Sale, salePrice } from './salePrice.ts'

type Priced = Omit<OfferSource, 'pricePaise'> & {
  id: string
  tags: readonly string[]
  /** In paise; drafts may have none yet. */
  pricePaise?: number | null
}

/** The current price as the server stores it in a product; times as ISO strings. */
export type StoredPrice = {
  /** In paise; null while the product has no price. */
  nowPaise: number | null
  saleId: string | null
  saleTitle: string | null
  saleHindiTitle: string | null
  saleEndsAt: string | null
}

const NO_PRICE: StoredPrice = {
  nowPaise: null,
  saleId: null,
  saleTitle: null,
  saleHindiTitle: null,
  saleEndsAt: null,
}

/**
 * The price that lists show at a time: that of the first validity or the cheapest variant, in the best sale.
 */
export function currentPrice(product: Priced, sales: readonly Sale[], at: number): StoredPrice {
  const { pricePaise } = product
  if (pricePaise === null || pricePaise === undefined) return NO_PRICE
  const shown = displayedOffer({ ...product, pricePaise })
  const { nowPaise, sale } = salePrice(product, shown.pricePaise, sales, at)
  return {
    nowPaise,
    saleId: sale?.id ?? null,
    saleTitle: sale?.title ?? null,
    saleHindiTitle: sale?.hindiTitle ?? null,
    saleEndsAt: sale ? new Date(sale.endsAt).toISOString() : null,
  }
}

export const isSamePrice = (left: Partial<Nullable<StoredPrice>>, right: StoredPrice): boolean =>
  (left.nowPaise ?? null) === right.nowPaise &&
  (left.saleId ?? null) === right.saleId &&
  (left.saleTitle ?? null) === right.saleTitle &&
  (left.saleHindiTitle ?? null) === right.saleHindiTitle &&
  (left.saleEndsAt ?? null) === right.saleEndsAt

type Nullable<T> = { [K in keyof T]: T[K] | null }
