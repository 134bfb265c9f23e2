import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { CouponItem } from '#domain/coupons/Coupon.ts'
import type { CouponRefusal } from '#domain/coupons/checkCoupon.ts'
import type { WantedItem } from '#domain/orders/chooseOffer.ts'
import type { PayMethod } from '#domain/orders/methods.ts'
import type { OrderGst } from '#domain/orders/OrderSchemas.ts'
import { type Quote, type QuoteItem, quote } from '#domain/orders/quote.ts'
import { stateOfGstin } from '#domain/people/gstin.ts'
import type { StateCode } from '#domain/people/states.ts'
import { buyerOf, type Person } from './buyerOf.ts'
import { type Buyer, type FoundCoupon, typedCoupons } from './couponsFor.ts'
import { type Priced, type PricedItem, pricedItems, type Refused } from './pricedItems.ts'
import type { Products } from './publishedProducts.ts'
import { type Shop, shopOf } from './shopOf.ts'
import { type Upgrades, upgradesOf } from './upgradesOf.ts'

/** What a purchase is to be like, besides its items. */
export type PurchaseOptions = {
  codes: readonly string[]
  /** Where it goes: of an address, or of what was typed into the form so far. */
  place: { state: StateCode; pincode: string } | null
  gst: OrderGst | null
  delivery: string | null
  method: PayMethod
  creditsPaise: number
}

export const NO_PURCHASE_OPTIONS: PurchaseOptions = {
  codes: [],
  place: null,
  gst: null,
  delivery: null,
  method: 'online',
  creditsPaise: 0,
}

type Args = {
  payload: BasePayload
  project: RequestProject
  person: Person | null
  items: readonly WantedItem[]
  wish: PurchaseOptions
  now: Date
}

export type RefusedCode = { code: string; refusal: CouponRefusal }
export type Quoted = {
  quote: Quote
  /** Names the figures: equal figures, equal id. */
  quoteId: string
  priced: Priced[]
  products: Products
  coupons: FoundCoupon[]
  refusedCodes: RefusedCode[]
  upgrades: Upgrades
  shop: Shop
  buyer: Buyer | null
  /** Credits that the person has for it, paise; null where the project has none. */
  creditBalancePaise: number | null
}

/** Everything that is known of items before they are added up; items that can't be bought say why. */
export type Looked = {
  shop: Shop
  buyer: Buyer | null
  priced: PricedItem[]
  products: Products
  upgrades: Upgrades
}

/** Looks items up for a person: prices, stock, and what they paid before for a part of them. */
export async function lookUp({ payload, project, person, items, now }: Omit<Args, 'wish'>): Promise<Looked> {
  const [shop, buyer] = await Promise.all([shopOf(payload, project), buyerOf(payload, project, person)])
  const ownHolds = buyer?.ownHolds
  const { priced, products } = await pricedItems({
    ...{ payload, project, shop, items, now },
    ...(ownHolds ? { ownHolds } : {}),
  })
  const fine = priced.filter((one) => one.ok)
  const upgrades = buyer ? await upgradesOf(payload, project, buyer, fine, products, now) : new Map()
  return { shop, buyer, priced, products, upgrades }
}

/** Adds up what can be bought of looked-up items. */
export async function addUp(
  { payload, project, wish, now }: Pick<Args, 'payload' | 'project' | 'wish' | 'now'>,
  { shop, buyer, priced, products, upgrades }: Looked,
): Promise<Quoted> {
  const fine = priced.flatMap((one) => (one.ok ? [one] : []))
  const items = fine.map(({ item }) => ({ ...item, upgradePaise: upgrades.get(item.product)?.paise ?? 0 }))
  const check = { payload, project, items: items.map(couponItem), buyer, now }
  const typed = await typedCoupons(check, wish.codes)
  const coupons = typed.flatMap((one) => (one.ok ? [one.found] : []))
  const hasCredits = shop.rules.credits.isOn && buyer !== null
  const creditBalancePaise = hasCredits ? await buyer.credits(now) : null
  const figures = quote(items, shop.rules, {
    coupons: coupons.map(({ rules }) => rules),
    state: (wish.gst ? stateOfGstin(wish.gst.gstin) : null) ?? wish.place?.state ?? null,
    delivery: wish.delivery,
    feePaise: wish.method === 'cashOnDelivery' ? shop.cash.feePaise : 0,
    credits: { wantedPaise: wish.creditsPaise, balancePaise: creditBalancePaise ?? 0 },
  })
  return {
    quote: figures,
    quoteId: quoteIdOf(figures, wish),
    priced: fine,
    products,
    coupons,
    refusedCodes: typed.flatMap((one) => (one.ok ? [] : [{ code: one.code, refusal: one.refusal }])),
    upgrades,
    shop,
    buyer,
    creditBalancePaise,
  }
}

/**
 * What these items cost a person now. Refused as a whole by the first item that can't be bought; codes that do not count are
 * named beside the quote.
 */
export async function quoteItems(args: Args): Promise<({ ok: true } & Quoted) | Refused> {
  const looked = await lookUp(args)
  const refused = looked.priced.find((one) => !one.ok)
  if (refused && !refused.ok) return refused
  return { ok: true, ...(await addUp(args, looked)) }
}

/** An item as coupons look at it: what is left to pay for it after an upgrade. */
export const couponItem = ({
  product,
  kind,
  tags,
  quantity,
  pricePaise,
  upgradePaise,
}: QuoteItem): CouponItem => ({
  product,
  kind,
  tags,
  quantity,
  worthPaise: pricePaise * quantity - Math.min(upgradePaise, pricePaise * quantity),
})

const quoteIdOf = (figures: Quote, { method }: PurchaseOptions): string =>
  createHash('sha256')
    .update(JSON.stringify([figures, method]))
    .digest('base64url')
