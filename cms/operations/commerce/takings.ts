import type { Taking } from '#domain/orders/OrderSchemas.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { couponTakings } from './couponsFor.ts'
import { takenOf } from './pricedItems.ts'
import type { Quoted } from './quoteItems.ts'
import { upgradeTakings } from './upgradesOf.ts'

/** Everything that a quote takes, each pool once. */
export function takingsOf({ priced, products, coupons, upgrades, quote }: Quoted, user: string): Taking[] {
  const stock = priced.flatMap(({ item, product }) =>
    takenOf(product, item.goods, products).map(({ key, each }) => ({
      shelf: 'stock-levels' as const,
      key,
      quantity: each * item.quantity,
      limit: null,
      title: item.title,
    })),
  )
  const used = coupons.filter(({ code }) =>
    quote.coupons.some((one) => one.code === code && one.discountPaise > 0),
  )
  const all: Taking[] = [
    ...stock,
    ...used.flatMap((coupon) => couponTakings(coupon, user)),
    ...firstOrder(used, user),
    ...upgradeTakings(upgrades),
    ...creditsOf(quote, user),
  ]
  const byKey = new Map<string, Taking>()
  for (const taking of all) {
    const before = byKey.get(taking.key)
    byKey.set(taking.key, before ? { ...before, quantity: before.quantity + taking.quantity } : taking)
  }
  return [...byKey.values()]
}

/** A person has one first order, however many they place before they pay one. */
function firstOrder(used: Quoted['coupons'], user: string): Taking[] {
  const coupon = used.find(({ rules }) => rules.isFirstOrderOnly)
  return coupon
    ? [{ shelf: 'purchase-limits', key: `first:${user}`, quantity: 1, limit: 1, title: coupon.code }]
    : []
}

const creditsOf = ({ creditsPaise }: Quoted['quote'], user: string): Taking[] =>
  creditsPaise > 0
    ? [{ shelf: 'credits', key: user, quantity: creditsPaise, limit: null, title: MESSAGES.cashbackCredits }]
    : []
