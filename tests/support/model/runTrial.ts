import type { BasePayload } from 'payload'
import { checkPools } from '#cms/operations/reservations/checkPools.ts'
import { readWalletState } from '#cms/operations/wallets/lastEntry.ts'
import { readRow, readRows } from '#database/guard.ts'
import { HOLD_MS, ORDER_EXPIRY_MS } from '#domain/orders/policy.ts'
import { returnedSoFar } from '#domain/returns/returnedPieces.ts'
import { walletKey } from '#domain/wallets/entries.ts'
import { balanceOf, heldOf } from '#domain/wallets/Wallet.ts'
import type { Order, StockLevel } from '#payload-types'
import { random } from '../random.ts'
import { Scheduler, scheduledPayload } from './Scheduler.ts'
import { buy, sweep } from './shopFlows.ts'
import { couponKey, openWorld, PRICE_PAISE, type PurchasePlan, stockKeyOf, type World } from './shopWorld.ts'

const T0 = Date.parse('2026-03-01T10:00:00.000Z')
const BOOKS = 2

/** Creates ids of products or people that rows may refer to. */
export type MakeIds = (what: 'book' | 'person', count: number, trial: string) => Promise<string[]>
/** Unique names without rows behind them: enough for a database without foreign keys. */
export const plainIds: MakeIds = async (what, count, trial) =>
  Array.from({ length: count }, (_, index) => `${trial}-${what}-${index}`)

type Trial = {
  seed: number
  payload: BasePayload
  project: World['project']
  makeIds: MakeIds
  quietTurns: number
}
export type Outcome = { steps: number; faults: string[] }

/** Sold pieces, coupon uses and spent credits (paise), computed from the orders alone. */
export type Taken = { pieces: number[]; uses: number; credits: number[] }

const MAX_PEOPLE = 5

const plansOf = (draw: () => number): PurchasePlan[] =>
  Array.from({ length: 3 + Math.floor(draw() * (MAX_PEOPLE - 2)) }, (_, index) => {
    const person = draw() < 0.25 ? 0 : index
    const books = [0, 1]
      .slice(draw() < 0.5 ? 0 : Math.floor(draw() * BOOKS), draw() < 0.6 ? BOOKS : undefined)
      .slice(0, draw() < 0.5 ? 1 : BOOKS)
      .map((at) => ({ index: at, quantity: draw() < 0.3 ? 2 : 1 }))
    const worth = books.reduce((sum, { quantity }) => sum + PRICE_PAISE * quantity, 0)
    return {
      person,
      books,
      hasCoupon: draw() < 0.4,
      method: draw() < 0.25 ? ('cashOnDelivery' as const) : ('online' as const),
      // May exceed their balance, as when a quote is stale.
      creditsPaise: draw() < 0.4 ? Math.min(worth - 100, Math.ceil(draw() * 12_000)) : 0,
    }
  })

/**
 * One random interleaving of a few people who buy the same few products: callbacks, webhooks and a sweeper run in two processes, one of
 * which may be killed. Then a third process sweeps until everything has settled; `faults` lists what does not add up.
 */
export async function runTrial({ seed, payload, project, makeIds, quietTurns }: Trial): Promise<Outcome> {
  const draw = random(seed)
  const isAmple = draw() < 0.4
  const name = `t${seed}`
  const scheduler = new Scheduler(random(seed + 1_000_003), quietTurns)
  const processes = [0, 1, 2].map((process) => scheduledPayload(payload, scheduler, process))
  const world: World = {
    payload,
    project,
    name,
    now: new Date(T0),
    couponLimit: 1 + Math.floor(draw() * 3),
    stock: Array.from({ length: BOOKS }, () => (isAmple ? 50 : 1 + Math.floor(draw() * 4))),
    mayBackorder: Array.from({ length: BOOKS }, () => draw() < 0.15),
    credits: Array.from({ length: MAX_PEOPLE }, () => (draw() < 0.3 ? 0 : Math.floor(draw() * 20_000))),
    books: await makeIds('book', BOOKS, name),
    people: await makeIds('person', MAX_PEOPLE, name),
  }
  await openWorld(world)
  const killAt = draw() < 0.5 ? Math.floor(draw() * 400) : Number.POSITIVE_INFINITY
  scheduler.onStep = (step) => {
    if (step === killAt) scheduler.kill(1)
  }
  const flows = plansOf(draw).map((plan, index) => {
    const own = random(seed * 101 + index)
    const home = own() < 0.5 ? 0 : 1
    // The second process may be killed, and its flows with it; the first one serves some of their requests.
    const at = () => processes[home === 1 && own() < 0.3 ? 0 : home] as BasePayload
    return { process: home, flow: () => buy({ world, at, draw: own }, plan) }
  })
  const late = new Date(T0 + (draw() < 0.5 ? HOLD_MS + 1000 : 1000))
  flows.push({ process: 0, flow: () => sweep(processes[0] as BasePayload, late) })
  await scheduler.run(flows)
  for (const after of [
    HOLD_MS + 1,
    2 * HOLD_MS,
    ORDER_EXPIRY_MS + 1,
    ORDER_EXPIRY_MS + HOLD_MS,
    ORDER_EXPIRY_MS + 2 * HOLD_MS,
  ])
    await scheduler.run([
      { process: 2, flow: () => sweep(processes[2] as BasePayload, new Date(T0 + after)) },
    ])
  return { steps: scheduler.steps, faults: await faultsOf(world, isAmple) }
}

/** Stocks, coupon uses, wallets and orders that do not add up once nothing is in progress. */
async function faultsOf(world: World, isAmple: boolean): Promise<string[]> {
  const { payload, project, name } = world
  const faults = (await checkPools(payload, project.id)).faults
    .filter(({ pool }) => pool.includes(name))
    .map(({ pool, what }) => `${pool} ${what}`)
  const orders: Order[] = (
    await readRows({
      payload,
      collection: 'orders',
      sort: ['number'],
      limit: 1000,
      where: { project: { equals: project.id } },
    })
  ).filter(({ openKey, studentUid }) => openKey.startsWith(name) || (studentUid ?? '').startsWith(`${name}-`))
  const taken = await takenByOrders(world, orders)
  for (const [index, pieces] of taken.pieces.entries()) {
    const key = stockKeyOf(world, index)
    const row = (await readRow({
      payload,
      collection: 'stock-levels',
      where: { key: { equals: key } },
    })) as StockLevel
    const counted = { available: row.available, held: row.held, sold: row.sold }
    const expected = { available: (world.stock[index] as number) - pieces, held: 0, sold: pieces }
    if (JSON.stringify(counted) !== JSON.stringify(expected))
      faults.push(`stock ${index} is ${JSON.stringify(counted)}, the orders say ${JSON.stringify(expected)}`)
    if (Object.keys(row.reservations as object).length > 0)
      faults.push(`stock ${index} keeps ${JSON.stringify(row.reservations)}`)
    if ((row.available ?? 0) < 0 && !world.mayBackorder[index]) faults.push(`stock ${index} is oversold`)
  }
  const uses = await readRow({
    payload,
    collection: 'purchase-limits',
    where: { key: { equals: couponKey(world) } },
  })
  if ((uses?.sold ?? 0) !== taken.uses || (uses?.held ?? 0) !== 0)
    faults.push(`the coupon says ${uses?.sold} uses, ${uses?.held} held; the orders say ${taken.uses}`)
  if (taken.uses > world.couponLimit) faults.push('the coupon is used too often')
  for (const [person, paise] of taken.credits.entries()) {
    const { wallet } = await readWalletState(payload, walletKey('credits', world.people[person] as string))
    const counted = { balance: balanceOf(wallet), held: heldOf(wallet) }
    const expected = { balance: (world.credits[person] as number) - paise, held: 0 }
    if (JSON.stringify(counted) !== JSON.stringify(expected))
      faults.push(
        `the wallet of ${person} is ${JSON.stringify(counted)}, the orders say ${JSON.stringify(expected)}`,
      )
  }
  for (const order of orders) faults.push(...(await faultsOfOrder(world, order, isAmple)))
  return faults
}

async function takenByOrders(
  { payload, stock, books, people, name }: World,
  orders: Order[],
): Promise<Taken> {
  const pieces = stock.map(() => 0)
  const credits = people.map(() => 0)
  const add = (product: string, quantity: number) => {
    const index = books.indexOf(product)
    pieces[index] = (pieces[index] ?? 0) + quantity
  }
  let uses = 0
  for (const order of orders) {
    if (!order.isSold) continue
    const gone = returnedSoFar(order).quantities
    for (const [index, { product, quantity }] of order.lines.entries())
      add(product, quantity - (gone[index] as number))
    if (order.status === 'cancelled') continue
    if (order.reservations.some(({ poolKind }) => poolKind === 'purchase-limits')) uses++
    const back = order.returnedEntries.reduce((sum, { figures }) => sum + figures.creditsPaise, 0)
    const person = Number((order.studentUid ?? '').slice(`${name}-person-`.length))
    credits[person] = (credits[person] ?? 0) + order.creditsPaise - back
  }
  for (const order of orders) {
    const own = { order: { equals: order.id } }
    const returns = await readRows({ payload, collection: 'returns', where: own, sort: ['id'], limit: 50 })
    // Returned goods are inspected before they are restocked, which these trials do not do.
    for (const { state, kind, lines } of returns)
      for (const { index, quantity } of lines)
        if (state === 'done' && kind === 'return') add(order.lines[index]?.product ?? '', quantity)
    const parcels = await readRows({ payload, collection: 'shipments', where: own, sort: ['id'], limit: 50 })
    for (const { state, returnState, lines } of parcels)
      for (const { product, quantity } of state === 'rtoDelivered' && returnState === 'done' ? lines : [])
        add(product, -quantity)
    // Resending lost goods takes them from the stock again.
    for (const { event, line } of order.timeline) {
      const again = event === 'sentAgain' ? order.lines[line ?? -1] : undefined
      if (again) add(again.product, again.quantity)
    }
  }
  return { pieces, uses, credits }
}

async function faultsOfOrder({ payload }: World, order: Order, isAmple: boolean): Promise<string[]> {
  const { id, number, status, paymentStatus, pendingTask, settling, paidBy, isSold, timeline } = order
  const own = { order: { equals: id } }
  const payments = await readRows({
    payload,
    collection: 'payments',
    where: own,
    sort: ['createdAt'],
    limit: 50,
  })
  const refunds = await readRows({
    payload,
    collection: 'refunds',
    where: own,
    sort: ['createdAt'],
    limit: 50,
  })
  const faults: string[] = []
  const must = (isTrue: boolean, what: string) => {
    if (!isTrue) faults.push(`order ${number} (${status}, ${paymentStatus}) ${what}`)
  }
  must(!pendingTask && !settling, `is left with work (${pendingTask}, ${settling})`)
  must(['confirmed', 'completed', 'cancelled', 'expired'].includes(status), 'is not in a final state')
  must(
    isSold === (['confirmed', 'completed'].includes(status) || (isSold && status === 'cancelled')),
    'is sold without being confirmed',
  )
  must(timeline.filter(({ event }) => event === 'paid').length <= 1, 'is paid twice')
  // Orders with a coupon or credits can fail for other reasons.
  const hasBooksAlone = order.reservations.every(({ poolKind }) => poolKind === 'stock-levels')
  if (isAmple && hasBooksAlone && order.creditsPaise === 0)
    must(!timeline.some(({ event }) => event === 'soldOut'), 'is sold out although the stock is ample')
  for (const payment of payments) {
    const back = refunds
      .filter(({ gatewayPaymentId }) => gatewayPaymentId === payment.gatewayPaymentId)
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0)
    if (payment.status !== 'paid') must(back === 0, 'pays back what nobody paid')
    else if (payment.id !== paidBy)
      must(back === payment.amountPaise, `keeps a payment that does not count (${back} back)`)
    else must(back <= payment.amountPaise, 'pays back more than was paid')
    if (payment.status === 'paid') must(Boolean(payment.isSettled), 'has a payment that is not settled')
  }
  if (paidBy && status === 'cancelled') {
    const back = refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
    must(back >= order.payablePaise, 'is cancelled and keeps its money')
  }
  return faults
}
