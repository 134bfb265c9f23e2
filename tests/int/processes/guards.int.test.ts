import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { settlePayment } from '#cms/operations/payments/settlePayment.ts'
import { markPayoutPaid, requestPayout } from '#cms/operations/referral/payouts.ts'
import { addEntry } from '#cms/operations/wallets/addEntry.ts'
import { convertCreditsToCoupon } from '#cms/operations/wallets/convertCreditsToCoupon.ts'
import { holdForOrder, refundSpent, spendOnOrder } from '#cms/operations/wallets/orderWallet.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { HOLD_MS } from '#domain/orders/policy.ts'
import { balanceOf } from '#domain/wallets/Wallet.ts'
import type { Order, PurchaseLimit, User } from '#payload-types'
import { createPerson } from '#tests/support/people.ts'
import { triesOf } from '#tests/support/sample.ts'
import { openSecondPayload } from '#tests/support/secondPayload.ts'
import { openShop, withPeople } from '#tests/support/shop/openShop.ts'
import {
  createBook,
  createCoupon,
  paymentEventOf,
  placeOrderFor,
  startSandboxPayment,
  stockOf,
} from '#tests/support/shop/sell.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { entriesOf, giveCredits, walletOf } from '#tests/support/wallets.ts'

/** A lock in memory does not work across processes, so each test runs at two processes concurrently. */
const PEOPLE = 24
const ROUNDS = triesOf({ few: 2, full: 5, long: 50 })

const shop = openShop(withPeople(PEOPLE), 120_000)
let both: [BasePayload, BasePayload]
beforeAll(async () => {
  both = [shop.payload, await openSecondPayload()]
})

const at = (index: number): BasePayload => both[index % 2] as BasePayload

describe('buyers at two processes', () => {
  /** Buys at one process, while the gateway's webhook goes to the other one. */
  async function buy(person: User, index: number, product: string, codes: string[]) {
    const placed = await placeOrderFor(at(index), shop.project, person, {
      items: [{ product, quantity: 1 }],
      codes,
    })
    if (!placed.ok) return
    const started = await startSandboxPayment(at(index), shop.project, placed.order)
    if (started.state !== 'open') return
    const settle = (payload: BasePayload) =>
      settlePayment({
        payload,
        project: shop.project,
        gateway: 'sandbox',
        now: new Date(),
        paymentEvent: paymentEventOf(started),
      })
    await Promise.all([settle(at(index + 1)), settle(at(index))])
  }
  const paidOrders = async (product: string) =>
    (
      await shop.payload.db.find<Order>({
        collection: 'orders',
        where: { and: [{ productKeys: { contains: product } }, { paymentStatus: { equals: 'paid' } }] },
        pagination: false,
      })
    ).docs

  it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'never get more pieces than there are, nor use a coupon too often (round %i)',
    async () => {
      const book = await createBook(shop.payload, shop.project, 4)
      const uncounted = await createBook(shop.payload, shop.project, null)
      const coupon = await createCoupon(shop.payload, shop.project, { totalLimit: 5 })
      await Promise.all(
        shop.people.flatMap((person, index) => [
          buy(person, index, String(book.id), []),
          buy(person, index, String(uncounted.id), [coupon.code]),
        ]),
      )
      await sweepPayments(at(1), new Date(Date.now() + HOLD_MS + 1000))
      const [sold, withCoupon] = [await paidOrders(String(book.id)), await paidOrders(String(uncounted.id))]
      expect(sold.length).toBeLessThanOrEqual(4)
      expect(await stockOf(at(1), String(book.id))).toMatchObject({ available: 4 - sold.length, held: 0 })
      expect(withCoupon.length).toBeLessThanOrEqual(5)
      const where = { key: { equals: `coupon:${coupon.id}` } }
      const uses = await at(1).db.findOne<PurchaseLimit>({ collection: 'purchase-limits', where })
      expect(uses?.available).toBe(5 - withCoupon.length)
      expect(sold.length * withCoupon.length).toBeGreaterThan(0)
    },
  )
})

describe('a wallet that two processes write to', () => {
  it('is never spent twice, and a request sent to both creates one coupon', async () => {
    const person = await createPerson(shop.payload, shop.project)
    await giveCredits(shop.payload, shop.project, person, 1000)
    const convert = (index: number, idempotencyKey: string) =>
      convertCreditsToCoupon({
        payload: at(index),
        project: shop.project,
        owner: String(person.id),
        paise: 300,
        idempotencyKey,
        now: new Date(),
      })
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) => convert(index, `key-${Math.floor(index / 2)}`)),
    )
    const made = outcomes.flatMap((outcome) => (outcome.state === 'made' ? [outcome.code] : []))
    expect(new Set(made).size).toBe(3)
    expect(balanceOf(await walletOf(at(1), person))).toBe(100)
    const where = { users: { in: [String(person.id)] } }
    expect((await shop.payload.db.count({ collection: 'coupons', where })).totalDocs).toBe(3)
  })

  it('gets each refunded credit of an order once', async () => {
    const person = await createPerson(shop.payload, shop.project)
    const expiresAt = [100, 200, 300].map((days) => Date.now() + days * DAY_MS)
    for (const time of expiresAt) await giveCredits(shop.payload, shop.project, person, 100, time)
    const order = randomUUID()
    const walletAt = (index: number) => ({
      payload: at(index),
      kind: 'credits' as const,
      project: shop.project.id,
      owner: String(person.id),
      order,
      now: new Date(),
    })
    await holdForOrder(walletAt(0), 300, Date.now() + DAY_MS)
    await spendOnOrder(walletAt(0))
    await Promise.all([0, 1, 2].map((index) => refundSpent(walletAt(index), `return-${index}`, 100)))
    const back = (await entriesOf(at(1), person)).filter(({ reason }) => reason === 'spentBack')
    const lots = back.flatMap(({ parts }) => parts as { paise: number; expiresAt: number }[])
    expect(lots.map(({ expiresAt: time }) => time).sort((a, b) => a - b)).toEqual(expiresAt)
    expect(balanceOf(await walletOf(shop.payload, person))).toBe(300)
  })
})

it('two payouts of one person paid concurrently at two processes deduct the tax of both', async () => {
  await setShop(shop.payload, shop.project, 'reward-settings', {
    referral: { taxFreePaise: 20_000, taxPercent: 2, payoutFromPaise: 100 },
  })
  for (let round = 0; round < 5; round++) {
    const student = await createPerson(shop.payload, shop.project)
    await addEntry({
      payload: shop.payload,
      kind: 'earnings',
      project: shop.project.id,
      owner: String(student.id),
      reason: 'given',
      key: 'earned',
      now: new Date(),
      move: () => ({ type: 'credit', parts: [{ paise: 25_000, expiresAt: null }] }),
    })
    const ask = async (paise: number) => {
      const asked = await requestPayout({
        payload: shop.payload,
        project: shop.project,
        student,
        paise,
        now: new Date(),
        target: { kind: 'upi', upiId: 'someone@bank', name: 'Somebody', pan: 'ABCDE1234F' },
        requestKey: `payout-of-${paise}`,
      })
      if (asked.state !== 'requested') throw new Error(asked.state)
      return String(asked.payout.id)
    }
    const payouts = [await ask(13_000), await ask(12_000)]
    const paid = await Promise.all(
      payouts.map((id, index) =>
        markPayoutPaid({ payload: at(index), id, by: 'Somebody', reference: 'UTR', now: new Date() }),
      ),
    )
    expect(paid.map((row) => row?.taxPaise).sort()).toEqual([0, 500])
  }
})
