import type { ProductFacts } from '#domain/calls/catalogue.ts'
import { isShipped } from '#domain/catalogue/kinds.ts'
import {
  accessDurationText,
  defaultOffer,
  displayedOffer,
  type Offer,
  type OfferSource,
  offersOf,
} from '#domain/catalogue/offers.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedTerms } from '#domain/text/localisedTerm.ts'
import { struckOf } from '../catalogue/productFacts.ts'

/** One way to buy a product, as offered on its page. Money in paise. */
export type BuyOption = {
  /** Query parameter of the checkout and its value; null for a product with only one option. */
  choice: { name: 'validity' | 'variant'; value: string } | null
  label: string
  pricePaise: number
  mrpPaise: number | null
  /** Units in stock; null when unlimited. */
  stock: number | null
}

export type BuyOptions = [BuyOption, ...BuyOption[]]

/**
 * Every way to buy it at the server's current `prices`, and the index of the one that lists show, which is
 * preselected.
 */
export function buyOptionsOf(
  product: OfferSource & { nowPaise: number; title: string },
  prices: ProductFacts['offers'],
  locale: Locale = 'en',
): {
  options: BuyOptions
  first: number
} {
  const isPhysical = isShipped(product.kind)
  const shown = displayedOffer(product)
  const offers = offersOf(product)
  const optionOf = (offer: Offer): BuyOption => {
    const isShown = offer.key === shown.key
    const currentPrice = prices.find(({ key }) => key === offer.key)
    const pricePaise = currentPrice?.nowPaise ?? (isShown ? product.nowPaise : offer.pricePaise)
    return {
      choice: offer.key === null ? null : { name: isPhysical ? 'variant' : 'validity', value: offer.key },
      label:
        (isPhysical || !offer.days
          ? offer.label && localisedTerms(locale, offer.label)
          : accessDurationText(offer.days, locale)) ?? product.title,
      pricePaise,
      mrpPaise: struckOf(offer, pricePaise),
      stock: offer.stock,
    }
  }
  const [plain, ...others] = offers
  const options: BuyOptions = [optionOf(plain), ...others.map(optionOf)]
  const first = defaultOffer(product).key
  return { options, first: offers.findIndex(({ key }) => key === first) }
}
