import { type Counted, countedText } from '../text/counted.ts'
import type { Locale } from '../text/locales.ts'
import { isShipped } from './kinds.ts'

/**
 * A purchase option of a product. `key` is the row id of a variant or the days of a validity; amounts in
 * paise.
 */
export type Offer = {
  key: string | null
  label: string | null
  pricePaise: number
  mrpPaise: number | null
  /** Access in days; null for unlimited access or for goods. */
  days: number | null
  /** Pieces in stock; null for unlimited. */
  stock: number | null
}

type Option = { days: number; pricePaise: number; mrpPaise?: number | null }
type Variant = {
  id?: string | null
  label: string
  stock?: number | null
  pricePaise?: number | null
  mrpPaise?: number | null
}
export type OfferSource = {
  kind?: string | null
  pricePaise: number
  mrpPaise?: number | null
  validityDays?: number | null
  validityOptions?: readonly Option[] | null
  variants?: readonly Variant[] | null
  stock?: number | null
}

const UNITS: Record<Locale, Record<'years' | 'months' | 'days', Counted>> = {
  en: {
    years: { one: '{count} year', other: '{count} years' },
    months: { one: '{count} month', other: '{count} months' },
    days: { one: '{count} day', other: '{count} days' },
  },
  hi: {
    years: { one: '{count} साल', other: '{count} साल' },
    months: { one: '{count} महीना', other: '{count} महीने' },
    days: { one: '{count} दिन', other: '{count} दिन' },
  },
}

/** Access duration as text: `6 months`, `1 year`, `45 days`. */
export function accessDurationText(days: number, locale: Locale = 'en'): string {
  const { years, months, days: single } = UNITS[locale]
  if (days % 365 === 0) return countedText(locale, years, days / 365)
  return days % 30 === 0 ? countedText(locale, months, days / 30) : countedText(locale, single, days)
}

/**
 * Every purchase option of a product, in the order of the panel: its variants, its validities, or the product
 * itself.
 */
export function offersOf(product: OfferSource): [Offer, ...Offer[]] {
  const isPhysical = isShipped(product.kind)
  const plain: Offer = {
    key: null,
    label: null,
    pricePaise: product.pricePaise,
    mrpPaise: product.mrpPaise ?? null,
    days: isPhysical ? null : (product.validityDays ?? null),
    stock: isPhysical ? (product.stock ?? null) : null,
  }
  const options = isPhysical ? variantsOf(product) : validitiesOf(product)
  const [first, ...others] = options.map((option) => ({ ...plain, ...option }))
  return first ? [first, ...others] : [plain]
}

const variantsOf = ({ variants, pricePaise, mrpPaise }: OfferSource): Partial<Offer>[] =>
  (variants ?? []).map((variant) => ({
    key: variant.id ?? variant.label,
    label: variant.label,
    stock: variant.stock ?? null,
    pricePaise: variant.pricePaise ?? pricePaise,
    // A variant with its own price has its own MRP, or none.
    mrpPaise: variant.mrpPaise ?? (variant.pricePaise == null ? (mrpPaise ?? null) : null),
  }))

const validitiesOf = ({ validityOptions }: OfferSource): Partial<Offer>[] =>
  (validityOptions ?? []).map(({ days, pricePaise, mrpPaise }) => ({
    key: String(days),
    label: accessDurationText(days),
    days,
    pricePaise,
    mrpPaise: mrpPaise ?? null,
  }))

/**
 * The validity from which a product copies price, MRP and access; none for goods and for products without
 * validities.
 */
export const defaultValidity = <O>({
  kind,
  validityOptions,
}: {
  kind?: string | null
  validityOptions?: readonly O[] | null
}): O | undefined => (isShipped(kind) ? undefined : validityOptions?.[0])

/** The offer shown in cards and lists: the first validity, the cheapest variant. */
export const displayedOffer = (product: OfferSource): Offer =>
  offersOf(product).reduce((shown, offer) =>
    isShipped(product.kind) && offer.pricePaise < shown.pricePaise ? offer : shown,
  )

/** The offer to buy when none is chosen: the shown one or, if that is sold out, the first in stock. */
export function defaultOffer(product: OfferSource): Offer {
  const inStock = ({ stock }: Offer) => stock === null || stock > 0
  const offers = offersOf(product)
  const shown = displayedOffer(product)
  return inStock(shown) ? shown : (offers.find(inStock) ?? offers[0])
}

/** Days of access of each purchase option; empty for goods and for unlimited access. */
export function accessDayOptions(
  product: Pick<OfferSource, 'kind' | 'validityDays'> & {
    validityOptions?: readonly Pick<Option, 'days'>[] | null
  },
): number[] {
  if (isShipped(product.kind)) return []
  const options = (product.validityOptions ?? []).map(({ days }) => days)
  return options.length > 0 ? options : [product.validityDays ?? []].flat()
}
