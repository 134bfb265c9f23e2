import type { OrderReservation } from '#domain/orders/OrderSchemas.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { couponReservations } from './couponsFor.ts'
import { takenOf } from './pricedItems.ts'
import type { Quoted } from './quoteItems.ts'
import { upgradeReservations } from './upgradesOf.ts'

/** Everything that a quote takes, each pool once. */
export function orderReservationsOf(
  { priced, products, coupons, upgrades, quote }: Quoted,
  user: string,
): OrderReservation[] {
  const stock = priced.flatMap(({ item, product }) =>
    takenOf(product, item.goods, products).map(({ key, each }) => ({
      poolKind: 'stock-levels' as const,
      key,
      quantity: each * item.quantity,
      limit: null,
      title: item.title,
    })),
  )
  const used = coupons.filter(({ code }) =>
    quote.coupons.some((one) => one.code === code && one.discountPaise > 0),
  )
  const all: OrderReservation[] = [
    ...stock,
    ...used.flatMap((coupon) => couponReservations(coupon, user)),
    ...firstOrder(used, user),
    ...upgradeReservations(upgrades),
    ...creditsOf(quote, user),
  ]
  const byKey = new Map<string, OrderReservation>()
  for (const taking of all) {
    const before = byKey.get(taking.key)
    byKey.set(taking.key, before ? { ...before, quantity: before.quantity + taking.quantity } : taking)
  }
  return [...byKey.values()]
}

/** A person has one first order, however many they place before they pay one. */
function firstOrder(used: Quoted['coupons'], user: string): OrderReservation[] {
  const coupon = used.find(({ rules }) => rules.isFirstOrderOnly)
  return coupon
    ? [{ poolKind: 'purchase-limits', key: `first:${user}`, quantity: 1, limit: 1, title: coupon.code }]
    : []
}

const creditsOf = ({ creditsPaise }: Quoted['quote'], user: string): OrderReservation[] =>
  creditsPaise > 0
    ? [
        {
          poolKind: 'credits',
          key: user,
          quantity: creditsPaise,
          limit: null,
          title: MESSAGES.cashbackCredits,
        },
      ]
    : []
