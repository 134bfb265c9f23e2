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
import { type Buyer, enteredCoupons, type FoundCoupon } from './couponsFor.ts'
import { type Priced, type PricedItem, priceItems, type Refused } from './priceItems.ts'
import type { Products } from './publishedProducts.ts'
import { type Shop, shopOf } from './shopOf.ts'
import { type Upgrades, upgradesOf } from './upgradesOf.ts'

/** The options of a purchase besides its items. */
export type PurchaseOptions = {
  codes: readonly string[]
  /** Destination, from a saved address or from the form so far. */
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
  purchase: PurchaseOptions
  /** Whether batches may be chosen later, as in orders that staff place. */
  isBatchLater?: boolean
  now: Date
}

export type RefusedCode = { code: string; refusal: CouponRefusal }
export type Quoted = {
  quote: Quote
  /** Place of supply; null for the seller's own state. */
  supplyState: StateCode | null
  /** Hash of the figures: equal figures have equal ids. */
  quoteId: string
  priced: Priced[]
  products: Products
  coupons: FoundCoupon[]
  refusedCodes: RefusedCode[]
  upgrades: Upgrades
  shop: Shop
  buyer: Buyer | null
  /** Credits the person can spend, paise; null when signed out or when the project has no credits. */
  creditBalancePaise: number | null
}

/** Everything needed to quote items; items that cannot be bought have a reason. */
export type QuoteInput = {
  shop: Shop
  buyer: Buyer | null
  priced: PricedItem[]
  products: Products
  upgrades: Upgrades
}

/** Loads what a quote needs: prices, stock, and the upgrade credit of earlier purchases. */
export async function loadQuoteInput({
  payload,
  project,
  person,
  items,
  isBatchLater = false,
  now,
}: Omit<Args, 'purchase'>): Promise<QuoteInput> {
  const [shop, buyer] = await Promise.all([shopOf(payload, project), buyerOf(payload, project, person)])
  const ownHolds = buyer?.ownHolds
  const { priced, products } = await priceItems({
    payload,
    project,
    shop,
    items,
    now,
    ...(ownHolds ? { ownHolds } : {}),
    buyer: buyer?.id ?? null,
    isBatchLater,
  })
  const buyable = priced.filter((one) => one.ok)
  const upgrades = buyer ? await upgradesOf(payload, project, buyer, buyable, products, now) : new Map()
  return { shop, buyer, priced, products, upgrades }
}

/** Quotes the items that can be bought. */
export async function buildQuote(
  { payload, project, purchase, now }: Pick<Args, 'payload' | 'project' | 'purchase' | 'now'>,
  { shop, buyer, priced, products, upgrades }: QuoteInput,
): Promise<Quoted> {
  const buyable = priced.flatMap((one) => (one.ok ? [one] : []))
  const items = buyable.map(({ item }) => {
    const upgrade = upgrades.get(item.product)
    return upgrade ? { ...item, upgradePaise: upgrade.paise, upgradeOf: upgrade.of } : item
  })
  const check = { payload, project, items: items.map(couponItem), buyer, now }
  const checkedCodes = await enteredCoupons(check, purchase.codes)
  const coupons = checkedCodes.flatMap((one) => (one.ok ? [one.found] : []))
  const hasCredits = shop.rules.credits.isOn && buyer !== null
  const creditBalancePaise = hasCredits ? await buyer.credits(now) : null
  const isSent = items.some(({ goods }) => goods.length > 0)
  const supplyState =
    (purchase.gst ? stateOfGstin(purchase.gst.gstin) : null) ??
    (isSent ? purchase.place?.state : null) ??
    (await buyer?.recordedState()) ??
    null
  const figures = quote(items, shop.rules, {
    coupons: coupons.map(({ rules }) => rules),
    state: supplyState,
    delivery: purchase.delivery,
    feePaise: purchase.method === 'cashOnDelivery' ? shop.cash.feePaise : 0,
    credits: { wantedPaise: purchase.creditsPaise, balancePaise: creditBalancePaise ?? 0 },
  })
  return {
    quote: figures,
    supplyState,
    quoteId: quoteIdOf(figures, purchase),
    priced: buyable,
    products,
    coupons,
    refusedCodes: checkedCodes.flatMap((one) => (one.ok ? [] : [{ code: one.code, refusal: one.refusal }])),
    upgrades,
    shop,
    buyer,
    creditBalancePaise,
  }
}

/** Quotes items for a person. The first item that cannot be bought refuses the whole; refused coupon codes are listed in the quote. */
export async function quoteItems(args: Args): Promise<({ ok: true } & Quoted) | Refused> {
  const input = await loadQuoteInput(args)
  const refused = input.priced.find((one) => !one.ok)
  if (refused && !refused.ok) return refused
  return { ok: true, ...(await buildQuote(args, input)) }
}

/** An item for coupon rules: its price less the upgrade credit. */
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
