import { beforeAll } from 'vitest'
import { readRows } from '#database/guard.ts'
import type { RefundFigures } from '#domain/returns/refundTotalOf.ts'
import { availableOf } from '#domain/wallets/Wallet.ts'
import { newBuyer, openShop, withCourseAndBook } from '#tests/support/shop/openShop.ts'
import { deliverOrder } from '#tests/support/shop/parcels.ts'
import { createBook } from '#tests/support/shop/sell.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { buyAt, type Refusable } from '#tests/support/shop/shopper.ts'
import { switchCreditsOn, walletOf } from '#tests/support/wallets.ts'

const EXPRESS = { pricePaise: 9900, kilogramPaise: 0, freeFromPaise: null, fasterDays: 0 }

export type WantedLine = { index: number; quantity: number; reason: string }
type Answer = Refusable<{ returns: string[]; figures: RefundFigures }>
let requestCount = 0

/** A line of a return request: by default one piece of the first line, not needed any more. */
export const wantedLine = (reason = 'notNeeded', quantity = 1, index = 0): WantedLine => ({
  index,
  quantity,
  reason,
})

/**
 * Registers hooks that create a shop with returns, cashback, GST and cash on delivery, and a new student for every test; returns
 * both with the calls of a return. Read `shop` and `student` inside tests, they are empty until the hooks have run.
 */
export function openReturns() {
  const shop = openShop(withCourseAndBook)
  const student = newBuyer(shop)
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
    student,
    estimate: (orderId: string, lines: WantedLine[]) =>
      student.browser.post<Answer>('/order/returnestimate', { orderId, lines }),
    requestReturn: (orderId: string, lines: WantedLine[], more: object = {}) =>
      student.browser.post<Answer>('/order/return', {
        orderId,
        lines,
        way: 'source',
        requestKey: `request-${process.pid}-${requestCount++}`,
        ...more,
      }),
    /** Rows of an order, oldest first. */
    rowsOf: <T>(collection: 'refunds' | 'returns' | 'entitlements', order: string): Promise<T[]> =>
      readRows({
        payload: shop.payload,
        collection,
        where: { order: { equals: order } },
        sort: ['createdAt'],
        limit: 100,
      }) as Promise<T[]>,
    /** Arguments of approveReturn and refuseReturn by staff, now. */
    decision: (id: string) => ({
      payload: shop.payload,
      id,
      by: 'Somebody',
      answer: 'Fine',
      now: new Date(),
    }),
    availableCredits: async () => availableOf(await walletOf(shop.payload, student.person), Date.now()),
    /** Orders copies of a new book with nine in stock, and pays; `more` extends the quote; returns ids of book and order. */
    buyBooks: async (quantity: number, more: object = {}) => {
      const book = await createBook(shop.payload, shop.project, 9)
      const order = await buyAt(shop.payload, shop.project, student.browser, {
        items: [{ product: book.id, quantity }],
        address: student.address,
        ...more,
      })
      return { book: String(book.id), order }
    },
    /** Packs everything that waits for dispatch and marks it as delivered. */
    deliver: (orderId: string) => deliverOrder(shop.payload, orderId),
  }
}
