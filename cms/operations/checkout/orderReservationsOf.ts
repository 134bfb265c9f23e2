import { seatPoolKey } from '#domain/batches/seatPool.ts'
import type { OrderReservation } from '#domain/orders/OrderSchemas.ts'
import { offerName } from '#domain/reservations/waitlist.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { couponReservations } from './couponsFor.ts'
import { stockPerPiece } from './priceItems.ts'
import type { Quoted } from './quoteItems.ts'
import { upgradeReservations } from './upgradesOf.ts'

/** All reservations that an order of this quote needs, one per pool: stock, coupon uses, upgrades, credits. */
export function orderReservationsOf(
  { priced, products, coupons, upgrades, quote }: Quoted,
  user: string,
): OrderReservation[] {
  const stock = priced.flatMap(({ item, product }) =>
    stockPerPiece(product, item.goods, products).map(({ key, each }) => ({
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
    ...seatsOf(quote, user),
    ...used.flatMap((coupon) => couponReservations(coupon, user)),
    ...firstOrder(used, user),
    ...upgradeReservations(upgrades),
    ...creditsOf(quote, user),
  ]
  const byKey = new Map<string, OrderReservation>()
  for (const reservation of all) {
    const existing = byKey.get(reservation.key)
    byKey.set(
      reservation.key,
      existing ? { ...existing, quantity: existing.quantity + reservation.quantity } : reservation,
    )
  }
  return [...byKey.values()]
}

/** One seat in each chosen batch, however many lines name it; extensions keep the seat that the person has. */
function seatsOf({ lines }: Quoted['quote'], user: string): OrderReservation[] {
  const batches = new Map(lines.flatMap(({ batch }) => (batch ? [[batch.id, batch.title] as const] : [])))
  return [...batches].map(([batch, title]) => ({
    poolKind: 'purchase-limits',
    key: seatPoolKey(batch),
    quantity: 1,
    title,
    // The limit of the pool follows the batch.
    limit: null,
    instead: offerName(user),
  }))
}

/** Limits first-order coupons to one order per person, even among unpaid ones. */
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
