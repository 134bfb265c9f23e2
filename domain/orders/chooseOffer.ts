import { hasLimitedStock, isShipped } from '../catalogue/kinds.ts'
import { type Offer, type OfferSource, offersOf } from '../catalogue/offers.ts'

/**
 * A requested item: a product and one of its variants or validities. `extend` adds days to existing access.
 */
export type WantedItem = {
  product: string
  quantity: number
  variant?: string | undefined
  validity?: number | undefined
  extend?: boolean | undefined
  /** Id of the chosen batch. */
  batch?: string | undefined
}

/** Why the batch of an item is unavailable: none was chosen, it is closed, or it is full. */
export type RefusedBatch = 'batchNeeded' | 'batchGone' | 'batchFull'
export type RefusedItem = 'optionNeeded' | 'optionGone' | 'outOfStock' | RefusedBatch
export type ChosenOffer =
  | { ok: true; offer: Offer; quantity: number }
  | { ok: false; reason: Exclude<RefusedItem, 'outOfStock' | RefusedBatch> }

/**
 * The offer of a product that an item selects. A variant must be given; without a validity the first one is
 * used. Only goods and keys have a quantity above one.
 */
export function chooseOffer(product: OfferSource, { quantity, variant, validity }: WantedItem): ChosenOffer {
  const offers = offersOf(product)
  const isPhysical = isShipped(product.kind)
  const wantedKey = isPhysical ? variant : validity === undefined ? undefined : String(validity)
  const hasChoice = offers[0].key !== null
  if (isPhysical && hasChoice && wantedKey === undefined) return { ok: false, reason: 'optionNeeded' }
  const offer = wantedKey === undefined ? offers[0] : offers.find(({ key }) => key === wantedKey)
  if (!offer) return { ok: false, reason: 'optionGone' }
  return { ok: true, offer, quantity: hasLimitedStock(product.kind) ? quantity : 1 }
}
