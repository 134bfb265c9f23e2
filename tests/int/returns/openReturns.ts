import { beforeAll } from 'vitest'
import { readRows } from '#database/guard.ts'
import { availableOf } from '#domain/ledger/Wallet.ts'
import type { RefundFigures } from '#domain/returns/refundTotalOf.ts'
import { newBuyer, openShop, withCourseAndBook } from '#tests/support/shop/openShop.ts'
import { deliverOrder } from '#tests/support/shop/parcels.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import type { Refusable } from '#tests/support/shop/shopper.ts'
import { switchCreditsOn, walletOf } from '#tests/support/wallets.ts'

const EXPRESS = { pricePaise: 9900, kilogramPaise: 0, freeFromPaise: null, fasterDays: 0 }

export type Wanted = { index: number; quantity: number; reason: string }
type Answer = Refusable<{ returns: string[]; figures: RefundFigures }>
let asked = 0

/** A piece of a line, or several, for a reason. */
export const one = (reason = 'notNeeded', quantity = 1, index = 0): Wanted => ({ index, quantity, reason })

/**
 * A shop of a file's own whose goods and courses come back, with a buyer for each test, and the calls that a return is made
 * of. Its hooks are the caller's; read shop and buyer inside tests.
 */
export function openReturns() {
  const shop = openShop(withCourseAndBook)
  const me = newBuyer(shop)
  beforeAll(async () => {
    await switchCreditsOn(shop.payload, shop.project, {
      earning: [{ percent: 10, flatPaise: 0, mostPaise: null }] as never,
    })
    await setShop(shop.payload, shop.project, 'shop-settings', {
      roundsToRupee: true,
      delivery: [{ label: 'Standard', ...EXPRESS }],
      tax: { gstin: '23AAACN1234A1ZF', legalName: 'Some Seller', learningPercent: 18, goodsPercent: 5 },
      returns: { goodsDays: 7, learningDays: 7, mostProgress: 20, refundsDelivery: false },
    })
    await setShop(shop.payload, shop.project, 'payment-settings', {
      cashOnDelivery: { isActive: true, maxPaise: 0, feePaise: 4000 },
    })
  })
  return {
    shop,
    me,
    estimate: (orderId: string, lines: Wanted[]) =>
      me.browser.post<Answer>('/order/returnestimate', { orderId, lines }),
    ask: (orderId: string, lines: Wanted[], more: object = {}) =>
      me.browser.post<Answer>('/order/return', {
        ...{ orderId, lines, way: 'source', requestKey: `request-${process.pid}-${asked++}`, ...more },
      }),
    rows: <T>(collection: 'refunds' | 'returns' | 'entitlements', order: string): Promise<T[]> =>
      readRows({
        payload: shop.payload,
        collection,
        where: { order: { equals: order } },
        sort: ['createdAt'],
        limit: 100,
      }) as Promise<T[]>,
    desk: (id: string) => ({ payload: shop.payload, id, by: 'Somebody', answer: 'Fine', now: new Date() }),
    available: async () => availableOf(await walletOf(shop.payload, me.person), Date.now()),
    deliver: (orderId: string) => deliverOrder(shop.payload, orderId),
  }
}
