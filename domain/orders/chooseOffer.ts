import { isCounted, isShipped } from '../catalogue/kinds.ts'
import { type Offer, type Offered, offersOf } from '../catalogue/offers.ts'

/** What a client asks for: a product, and which of its variants or validities. `extend` adds days to what one has. */
export type WantedItem = {
  product: string
  quantity: number
  variant?: string | undefined
  validity?: number | undefined
  extend?: boolean | undefined
}

export type RefusedItem = 'optionNeeded' | 'optionGone' | 'outOfStock'
export type ChosenOffer =
  | { ok: true; offer: Offer; quantity: number }
  | { ok: false; reason: Exclude<RefusedItem, 'outOfStock'> }

/**
 * The offer of a product that an item names. A variant has to be named; without a validity the first one is meant. Only goods
 * and keys are bought more than once.
 */
export function chooseOffer(product: Offered, { quantity, variant, validity }: WantedItem): ChosenOffer {
  const offers = offersOf(product)
  const isPhysical = isShipped(product.kind)
  const wanted = isPhysical ? variant : validity === undefined ? undefined : String(validity)
  const hasChoice = offers[0].key !== null
  if (isPhysical && hasChoice && wanted === undefined) return { ok: false, reason: 'optionNeeded' }
  const offer = wanted === undefined ? offers[0] : offers.find(({ key }) => key === wanted)
  if (!offer) return { ok: false, reason: 'optionGone' }
  return { ok: true, offer, quantity: isCounted(product.kind) ? quantity : 1 }
}
