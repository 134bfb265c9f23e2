import type { ProductKind } from '../catalogue/kinds.ts'
import { type AppliedCoupon, applyCoupons } from '../coupons/applyCoupons.ts'
import type { Coupon } from '../coupons/Coupon.ts'
import { allocate } from '../money/allocate.ts'
import type { StateCode } from '../people/states.ts'
import { type CashbackRules, cashbackOf } from '../wallets/cashback.ts'
import { type CreditRules, creditsFor } from './creditsFor.ts'
import { type DeliveryOption, deliveryPrice, FREE_DELIVERY } from './deliveryPrice.ts'
import { includedTax, isWithinState, type Tax, taxOf, taxSum } from './tax.ts'

/** Goods in one piece of an item: the item itself, or those in a bundle. */
export type Goods = {
  product: string
  variant: string | null
  title: string
  quantity: number
  weightGrams: number
}

/** One product in a bundle with its list price in paise and its tax, percent times 100. */
export type BundlePart = {
  product: string
  title: string
  pricePaise: number
  taxRate: number
  hsn: string | null
}

/** A product that a person bought earlier, by its title in that order. */
export type EarlierPurchase = { product: string; title: string; hindiTitle?: string | null | undefined }

/** The batch that a buyer chose, by its title then. */
export type ChosenBatch = { id: string; title: string; hindiTitle?: string | null | undefined }

/** An item to buy at the server's price. Amounts in paise; `taxRate` is percent times 100. */
export type QuoteItem = {
  product: string
  kind: ProductKind
  tags: readonly string[]
  title: string
  option: string | null
  /** Row id of the variant. */
  variant: string | null
  validityDays: number | null
  batch?: ChosenBatch
  pricePaise: number
  mrpPaise: number
  quantity: number
  /** Paid earlier for a part of it: an upgrade costs the difference. */
  upgradePaise: number
  /** What that was paid for. */
  upgradeOf?: EarlierPurchase[]
  taxRate: number
  hsn: string | null
  goods: readonly Goods[]
  /** Products in a bundle: its price is split over them in proportion to their list prices. */
  parts: readonly BundlePart[]
}

export type QuotePart = {
  product: string
  title: string
  netPaise: number
  hsn: string | null
  tax: Tax
}
export type QuoteLine = Omit<QuoteItem, 'parts' | 'tags' | 'taxRate'> & {
  /** Price times quantity. */
  totalPaise: number
  couponPaise: number
  /** The amount to pay for it, tax included: the total less upgrade and coupon. */
  netPaise: number
  creditsPaise: number
  /** Cashback credits that it earns. */
  earnsPaise: number
  tax: Tax
  parts: QuotePart[]
}

export type Delivery = {
  option: string
  label: string
  hindiLabel?: string | null | undefined
  paise: number
  tax: Tax
}

export type Quote = {
  lines: QuoteLine[]
  coupons: AppliedCoupon[]
  delivery: Delivery | null
  /** Cash on delivery fee. */
  feePaise: number
  /** At MRP. */
  itemsPaise: number
  offerPaise: number
  upgradePaise: number
  couponPaise: number
  deliveryPaise: number
  /** Included in the amounts above. */
  taxPaise: number
  creditsPaise: number
  /** Difference from rounding to whole rupees: above zero it raises the price. */
  roundingPaise: number
  payablePaise: number
  /** Cashback credits that the order earns once it can no longer be returned. */
  earnsPaise: number
}

export type QuoteRules = {
  /** State of the seller's GST registration; null without one, and then there is no tax. */
  sellerState: StateCode | null
  delivery: readonly DeliveryOption[]
  roundsToRupee: boolean
  credits: CreditRules
  cashback: CashbackRules
}

export type QuoteOptions = {
  coupons: readonly Coupon[]
  /** Place of supply: of the company's GSTIN, else of the address. */
  state: StateCode | null
  /** Key of the delivery option; an unknown key selects the first one. */
  delivery: string | null
  /** Fee of the payment method: cash on delivery. */
  feePaise: number
  /** Requested credits, and the available balance. */
  credits: { wantedPaise: number; balancePaise: number }
}

/** Minimum amount of gateways: one rupee. */
const MIN_PAYABLE = 100

/**
 * All amounts of a purchase, from the server's own prices and rules; the client sends only products, options,
 * quantities and codes (docs/security.md, "Money"). Whole paise; payable = items − offer − upgrade − coupon +
 * delivery + fee + rounding − credits, and the lines sum to each of them.
 */
export function quote(items: readonly QuoteItem[], rules: QuoteRules, options: QuoteOptions): Quote {
  const worths = items.map((item) => {
    const totalPaise = item.pricePaise * item.quantity
    return { ...item, totalPaise, worthPaise: totalPaise - Math.min(item.upgradePaise, totalPaise) }
  })
  const discounts = applyCoupons(options.coupons, worths)
  const nets = worths.map(({ worthPaise }, index) => worthPaise - (discounts.itemsPaise[index] as number))
  const netPaise = sum(nets)
  const isWithin = isWithinState(rules.sellerState, options.state)
  const taxIn: TaxIn = (paise, rate) => includedTax(paise, rules.sellerState === null ? 0 : rate, isWithin)
  const { delivery, feePaise } = deliveryOf(items, nets, rules, options, taxIn)
  const deliveryPaise = delivery?.paise ?? 0
  const before = netPaise + deliveryPaise + feePaise
  const creditsPaise = creditsFor(rules.credits, options.credits, before)
  const roundingPaise = roundingOf(before - creditsPaise, rules.roundsToRupee)
  // Credits pay for the items first, then for delivery.
  const creditShares = allocate(Math.min(creditsPaise, netPaise), nets)
  const earned = cashbackOf(
    rules.cashback,
    items.map(({ product, kind, quantity }, index) => ({
      product,
      kind,
      quantity,
      netPaise: nets[index] as number,
      creditsPaise: creditShares[index] as number,
    })),
  )
  const lines = worths.map(
    ({ parts, tags: _, taxRate, worthPaise, totalPaise, ...item }, index): QuoteLine => {
      const net = nets[index] as number
      const split = partsOf(parts, net, taxIn)
      return {
        ...item,
        totalPaise,
        upgradePaise: totalPaise - worthPaise,
        couponPaise: discounts.itemsPaise[index] as number,
        netPaise: net,
        creditsPaise: creditShares[index] as number,
        earnsPaise: earned[index] as number,
        tax: split.length > 0 ? taxSum(split.map(({ tax }) => tax)) : taxIn(net, taxRate),
        parts: split,
      }
    },
  )
  const itemsPaise = sum(
    items.map(({ mrpPaise, pricePaise, quantity }) => Math.max(mrpPaise, pricePaise) * quantity),
  )
  return {
    lines,
    coupons: discounts.applied,
    delivery,
    feePaise,
    itemsPaise,
    offerPaise: itemsPaise - sum(lines.map(({ totalPaise }) => totalPaise)),
    upgradePaise: sum(lines.map(({ upgradePaise }) => upgradePaise)),
    couponPaise: discounts.totalPaise,
    deliveryPaise,
    taxPaise: sum(lines.map(({ tax }) => taxOf(tax))) + (delivery ? taxOf(delivery.tax) : 0),
    creditsPaise,
    roundingPaise,
    payablePaise: before - creditsPaise + roundingPaise,
    earnsPaise: sum(earned),
  }
}

type TaxIn = (paise: number, rate: number) => Tax

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** The share of each product in a bundle's price, each with its own tax. */
function partsOf(parts: readonly BundlePart[], netPaise: number, taxIn: TaxIn): QuotePart[] {
  if (parts.length === 0) return []
  const shares = allocate(
    netPaise,
    parts.map(({ pricePaise }) => pricePaise),
  )
  return parts.map(({ product, title, hsn, taxRate }, index) => {
    const share = shares[index] as number
    return { product, title, hsn, netPaise: share, tax: taxIn(share, taxRate) }
  })
}

/**
 * Goods and their delivery are one composite supply, so the highest rate among them applies
 * (CGST Act, section 8).
 */
function deliveryOf(
  items: readonly QuoteItem[],
  nets: readonly number[],
  rules: QuoteRules,
  options: QuoteOptions,
  taxIn: TaxIn,
): { delivery: Delivery | null; feePaise: number } {
  const shipped = items.flatMap((item, index) =>
    item.goods.length > 0 ? [{ item, net: nets[index] as number }] : [],
  )
  if (shipped.length === 0) return { delivery: null, feePaise: 0 }
  const option =
    rules.delivery.find(({ key }) => key === options.delivery) ?? rules.delivery[0] ?? FREE_DELIVERY
  const goods = shipped.flatMap(({ item }) =>
    item.goods.map(({ weightGrams, quantity }) => ({ weightGrams, quantity: quantity * item.quantity })),
  )
  const paise = deliveryPrice(option, goods, sum(shipped.map(({ net }) => net)))
  const rate = Math.max(...shipped.map(({ item }) => item.taxRate))
  const { key, label, hindiLabel = null } = option
  const tax = taxIn(paise + options.feePaise, rate)
  return { delivery: { option: key, label, hindiLabel, paise, tax }, feePaise: options.feePaise }
}

/** Rounds to the nearest rupee if the project wants it; an amount below the gateways' minimum is waived. */
function roundingOf(paise: number, roundsToRupee: boolean): number {
  if (paise < MIN_PAYABLE) return -paise
  return roundsToRupee ? Math.round(paise / 100) * 100 - paise : 0
}
