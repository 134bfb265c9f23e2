import { type Offer, type Offered, offersOf } from '../catalogue/offers.ts'

/** What a client asks for: a product, and which of its variants or validities. */
export type WantedItem = { product: string; quantity: number; variant?: string; validity?: number }

export type RefusedItem = 'optionNeeded' | 'optionGone' | 'outOfStock'
export type ChosenOffer = { ok: true; offer: Offer; quantity: number } | { ok: false; reason: RefusedItem }

/**
 * The offer of a product that an item names. A variant has to be named; without a validity the first one is meant. Only goods
 * are bought more than once, and no more of them than there are.
 */
export function chooseOffer(product: Offered, { quantity, variant, validity }: WantedItem): ChosenOffer {
  const offers = offersOf(product)
  const isPhysical = product.kind === 'physical'
  const wanted = isPhysical ? variant : validity === undefined ? undefined : String(validity)
  const hasChoice = offers[0].key !== null
  if (isPhysical && hasChoice && wanted === undefined) return { ok: false, reason: 'optionNeeded' }
  const offer = wanted === undefined ? offers[0] : offers.find(({ key }) => key === wanted)
  if (!offer) return { ok: false, reason: 'optionGone' }
  const many = isPhysical ? quantity : 1
  if (offer.stock !== null && offer.stock < many) return { ok: false, reason: 'outOfStock' }
  return { ok: true, offer, quantity: many }
}
