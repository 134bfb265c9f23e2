import type { ProductKind } from '../catalogue/kinds.ts'
import { type AppliedCoupon, applyCoupons } from '../coupons/applyCoupons.ts'
import type { Coupon } from '../coupons/Coupon.ts'
import { type CashbackRules, cashbackOf } from '../ledger/cashback.ts'
import { allocate } from '../money/allocate.ts'
import type { StateCode } from '../people/states.ts'
import { type CreditRules, creditsFor } from './creditsFor.ts'
import { type DeliveryOption, deliveryPrice } from './deliveryPrice.ts'
import { includedTax, isWithinState, type Tax, taxOf, taxSum } from './tax.ts'

/** Goods that one of an item brings: itself, or those in a bundle. */
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

/** One thing to buy at the server's price. Amounts in paise; `taxRate` is percent times 100. */
export type QuoteItem = {
  product: string
  kind: ProductKind
  tags: readonly string[]
  title: string
  option: string | null
  /** Row id of the variant. */
  variant: string | null
  validityDays: number | null
  pricePaise: number
  mrpPaise: number
  quantity: number
  /** What was paid before for a part of it: an upgrade costs the difference. */
  upgradePaise: number
  taxRate: number
  hsn: string | null
  goods: readonly Goods[]
  /** What a bundle holds: its price is split over them by their list prices. */
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
  /** What is left to pay for it, tax included: the total without upgrade and coupon. */
  netPaise: number
  creditsPaise: number
  /** Cashback credits that it earns. */
  earnsPaise: number
  tax: Tax
  parts: QuotePart[]
}

export type Delivery = { option: string; label: string; paise: number; tax: Tax }

export type Quote = {
  lines: QuoteLine[]
  coupons: AppliedCoupon[]
  delivery: Delivery | null
  /** What paying at the door costs. */
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
  /** What whole rupees add or take: above zero it makes dearer. */
  roundingPaise: number
  payablePaise: number
  /** Cashback credits that the order earns, once it can't come back any more. */
  earnsPaise: number
}

export type QuoteRules = {
  /** Where the seller is registered for tax; null when it is not, and then there is no tax. */
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
  /** Key of the delivery option; the first one when it is none of them. */
  delivery: string | null
  /** What the way of paying costs, cash on delivery. */
  feePaise: number
  /** Credits to spend at most, and what there is of them. */
  credits: { wantedPaise: number; balancePaise: number }
}

/** Gateways take no less than one rupee. */
const LEAST_PAID = 100

/**
 * Every figure of a purchase, from the server's own prices and rules; the client names products, options, quantities and
 * codes only (docs/security.md, "Money"). Whole paise; items − offer − upgrade − coupon + delivery + fee + rounding −
 * credits is what is payable, and the lines sum to each of them.
 */
export function quote(items: readonly QuoteItem[], rules: QuoteRules, wish: QuoteOptions): Quote {
  const worths = items.map((item) => {
    const totalPaise = item.pricePaise * item.quantity
    return { ...item, totalPaise, worthPaise: totalPaise - Math.min(item.upgradePaise, totalPaise) }
  })
  const discounts = applyCoupons(wish.coupons, worths)
  const nets = worths.map(({ worthPaise }, index) => worthPaise - (discounts.itemsPaise[index] as number))
  const netPaise = sum(nets)
  const isWithin = isWithinState(rules.sellerState, wish.state)
  const taxIn: TaxIn = (paise, rate) => includedTax(paise, rules.sellerState === null ? 0 : rate, isWithin)
  const { delivery, feePaise } = deliveryOf(items, nets, rules, wish, taxIn)
  const deliveryPaise = delivery?.paise ?? 0
  const before = netPaise + deliveryPaise + feePaise
  const creditsPaise = creditsFor(rules.credits, wish.credits, before)
  const roundingPaise = roundingOf(before - creditsPaise, rules.roundsToRupee)
  // Credits pay for the items first, then for bringing them.
  const creditShares = allocate(Math.min(creditsPaise, netPaise), nets)
  const earned = cashbackOf(
    rules.cashback,
    items.map(({ product, kind, quantity }, index) => ({
      ...{ product, kind, quantity, netPaise: nets[index] as number },
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

/** What of a bundle's price falls on each product in it, each with its own tax. */
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

/** Goods and bringing them are one supply, so the highest rate among them counts (CGST Act, section 8). */
function deliveryOf(
  items: readonly QuoteItem[],
  nets: readonly number[],
  rules: QuoteRules,
  wish: QuoteOptions,
  taxIn: TaxIn,
): { delivery: Delivery | null; feePaise: number } {
  const sent = items.flatMap((item, index) =>
    item.goods.length > 0 ? [{ item, net: nets[index] as number }] : [],
  )
  if (sent.length === 0) return { delivery: null, feePaise: 0 }
  const option = rules.delivery.find(({ key }) => key === wish.delivery) ?? rules.delivery[0] ?? FREE
  const goods = sent.flatMap(({ item }) =>
    item.goods.map(({ weightGrams, quantity }) => ({ weightGrams, quantity: quantity * item.quantity })),
  )
  const paise = deliveryPrice(option, goods, sum(sent.map(({ net }) => net)))
  const rate = Math.max(...sent.map(({ item }) => item.taxRate))
  const { key, label } = option
  const tax = taxIn(paise + wish.feePaise, rate)
  return { delivery: { option: key, label, paise, tax }, feePaise: wish.feePaise }
}

/** Where a project has set no way of delivery. */
const FREE: DeliveryOption = {
  key: 'standard',
  label: 'Standard',
  pricePaise: 0,
  kilogramPaise: 0,
  freeFromPaise: null,
  fasterDays: 0,
}

/** To the nearest rupee where the project wants it; what no gateway takes is not asked for. */
function roundingOf(paise: number, roundsToRupee: boolean): number {
  if (paise < LEAST_PAID) return -paise
  return roundsToRupee ? Math.round(paise / 100) * 100 - paise : 0
}
