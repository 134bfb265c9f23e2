import { expect, it } from 'vitest'
import { changePool } from '#cms/operations/reservations/changePool.ts'
import { checkPools, checkPoolsDaily } from '#cms/operations/reservations/checkPools.ts'
import { undoSettlementSales } from '#cms/operations/reservations/orderReservations.ts'
import { sellReservation } from '#cms/operations/reservations/sellReservation.ts'
import { settleSale } from '#cms/operations/reservations/settleSale.ts'
import { addEntry } from '#cms/operations/wallets/addEntry.ts'
import { readWalletState } from '#cms/operations/wallets/lastEntry.ts'
import { reserveForSale as keepForSale } from '#cms/operations/wallets/orderWallet.ts'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import { holdUnits } from '#domain/reservations/reservationPool.ts'
import { stockKey } from '#domain/reservations/stockKey.ts'
import { walletKey } from '#domain/wallets/entries.ts'
import { heldOf } from '#domain/wallets/Wallet.ts'
import type { StockLevel } from '#payload-types'
import { MemoryTables, memoryPayload } from '#tests/support/model/memoryDatabase.ts'
import { createPerson } from '#tests/support/people.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { createBook, stockOf } from '#tests/support/shop/sell.ts'

const shop = openShop()
const poolFaults = async () =>
  (await checkPools(shop.payload, shop.project.id)).faults.map(({ pool, what }) => `${pool} ${what}`)

it('the nightly check finds a lost piece and an unrecorded sale, and notifies admins once a day', async () => {
  const admin = await createPerson(shop.payload, shop.project, 800)
  const [lost, unwritten] = [
    await createBook(shop.payload, shop.project, 5),
    await createBook(shop.payload, shop.project, 5),
  ]
  expect(await poolFaults()).toEqual([])
  const set = (product: unknown, data: Partial<StockLevel>) =>
    conditionalUpdate({
      payload: shop.payload,
      collection: 'stock-levels',
      where: { key: { equals: stockKey(String(product), null) } },
      data,
    })
  await set(lost.id, { available: 4 })
  await set(unwritten.id, { available: 4, sold: 1 })
  expect((await poolFaults()).toSorted()).toEqual(
    [
      `stock-levels:${stockKey(String(lost.id), null)} has 4 available, 0 held and 0 sold of 5 received`,
      `stock-levels:${stockKey(String(unwritten.id), null)} says 1 sold, its entries 0`,
    ].toSorted(),
  )
  const day = new Date(Date.now() + 400 * 86_400_000 * (1 + Math.random()))
  await checkPoolsDaily(shop.payload, day)
  await checkPoolsDaily(shop.payload, day)
  const { docs } = await shop.payload.db.find<{ title: string }>({
    collection: 'notifications',
    where: { and: [{ user: { equals: admin.id } }, { dedupeKey: { contains: 'pools:' } }] },
  })
  expect(docs.map(({ title }) => title)).toEqual(['2 stocks or purchase limits do not add up'])
  await set(lost.id, { available: 5 })
  await set(unwritten.id, { available: 5, sold: 0 })
  expect(await poolFaults()).toEqual([])
})

it('repeating a sale after its pool has dropped the reservation does not sell again', async () => {
  const { payload, project } = shop
  const book = await createBook(payload, project, 3)
  const ref = { poolKind: 'stock-levels' as const, key: stockKey(String(book.id), null), limit: null }
  const place = { payload, project: project.id, ref, order: 'an order' }
  const sale = { quantity: 1, claim: 1, at: Date.now() }
  const sold = await sellReservation(place, sale)
  if (sold.state !== 'sold') throw new Error(sold.state)
  await settleSale(place, sold.reservation)
  // The next change makes the pool drop settled reservations.
  await changePool(payload, project.id, ref, (pool, facts) => {
    const taken = holdUnits(pool, 'another order', { quantity: 1, until: 0, ...facts })
    return { pool: taken.ok === true ? taken.pool : pool, answer: null }
  })
  expect((await stockOf(payload, String(book.id))).reservations).not.toHaveProperty('an order')
  expect(await sellReservation(place, sale)).toEqual({ state: 'settled' })
  // The sale is repeated after another payment start reserved a piece needlessly.
  await changePool(payload, project.id, ref, (pool, facts) => {
    const taken = holdUnits(pool, 'an order', { quantity: 1, until: Date.now() + 60_000, ...facts })
    return { pool: taken.ok === true ? taken.pool : pool, answer: null }
  })
  const again = await sellReservation(place, sale)
  if (again.state === 'sold') await settleSale(place, again.reservation)
  const { available, held, sold: count } = await stockOf(payload, String(book.id))
  expect({ available, held, count }).toEqual({ available: 1, held: 1, count: 1 })
  expect(await poolFaults()).toEqual([])
})

it('a settlement releases its own credits, never those of a later settlement of the order', async () => {
  const payload = memoryPayload(new MemoryTables())
  const wallet = { payload, kind: 'credits' as const, project: 'p', owner: 'somebody', now: new Date() }
  const reservation = {
    poolKind: 'credits' as const,
    key: 'somebody',
    quantity: 300,
    limit: null,
    title: 'Credits',
  }
  const taker = { id: 'an order', project: 'p', reservations: [reservation] }
  await addEntry({
    ...wallet,
    key: 'given',
    reason: 'given',
    move: () => ({ type: 'credit', parts: [{ paise: 1000, expiresAt: null }] }),
  })
  const held = async () => heldOf((await readWalletState(payload, walletKey('credits', 'somebody'))).wallet)
  const reserveForSale = (claim: number) => keepForSale({ ...wallet, order: taker.id }, 300, claim)
  await reserveForSale(1)
  await undoSettlementSales(payload, taker, 1, wallet.now)
  expect(await held()).toBe(0)
  await reserveForSale(5)
  // The slowest call reserves and releases under an outdated claim.
  await reserveForSale(2)
  await undoSettlementSales(payload, taker, 2, wallet.now)
  expect(await held()).toBe(300)
})

const SALES = process.env.LONG ? 100_000 : 10_000
/** Number of sales compared after the warm-up and at the end. */
const COMPARED = 1000
const WARM_UP = 2000
/** Largest allowed ratio of the median times of last and first sales. */
const MAX_SLOWDOWN = 3

const medianOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] as number

it(`after ${SALES} sales a stock’s row is no larger and a sale no slower than at first`, async () => {
  const payload = memoryPayload(new MemoryTables())
  const ref = { poolKind: 'stock-levels' as const, key: 'book:', limit: null }
  await insertIfAbsent({
    payload,
    collection: 'stock-levels',
    data: {
      key: ref.key,
      project: 'p',
      product: 'book',
      title: 'Book',
      lowThreshold: -1,
      isLow: false,
      rev: 0,
      available: 2 * SALES,
      held: 0,
      sold: 0,
      received: 2 * SALES,
      reservations: {},
      mayBackorder: false,
    },
  })
  const row = () => readRow({ payload, collection: 'stock-levels', where: { key: { equals: ref.key } } })
  const times: number[] = []
  for (let order = 0; order < SALES; order++) {
    const place = { payload, project: 'p', ref, order: `order ${order}` }
    const startedAt = performance.now()
    await changePool(payload, 'p', ref, (pool, facts) => {
      const taken = holdUnits(pool, place.order, { quantity: 1, until: 1, ...facts })
      return { pool: taken.ok === true ? taken.pool : pool, answer: null }
    })
    const sold = await sellReservation(place, { quantity: 1, claim: 0, at: 0 })
    if (sold.state !== 'sold') throw new Error(sold.state)
    await settleSale(place, sold.reservation)
    times.push(performance.now() - startedAt)
    // Checked during the run: a growing row would take minutes to the end.
    if (order % 1000 === 0) expect(JSON.stringify(await row()).length, `after ${order}`).toBeLessThan(700)
  }
  expect(await row()).toMatchObject({ available: SALES, held: 0, sold: SALES, received: 2 * SALES })
  const first = medianOf(times.slice(WARM_UP, WARM_UP + COMPARED))
  expect(medianOf(times.slice(-COMPARED)) / first).toBeLessThan(MAX_SLOWDOWN)
  expect((await checkPools(payload)).faults).toEqual([])
})
