import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { cancelOrder } from '#cms/operations/orders/cancelOrder.ts'
import { sweepWallets } from '#cms/operations/wallets/sweepWallets.ts'
import { readRows } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { availableOf, heldOf, pendingOf } from '#domain/wallets/Wallet.ts'
import type { Order } from '#payload-types'
import { createBook } from '#tests/support/shop/sell.ts'
import { openShopper, orderRow } from '#tests/support/shop/shopper.ts'
import { entriesOf, giveCredits, switchCreditsOn, walletOf } from '#tests/support/wallets.ts'
import { openFranchise } from './openFranchise.ts'
import type { Staff } from './openStaff.ts'

const { shop, team, staff, move, funds, available, studentOf } = openFranchise()

type Wanted = { student: string; product?: string; quantity?: number; address?: string; coupon?: string }
type Quote = { quote: { quoteId: string; payablePaise: number; creditsPaise: number } }

async function quoteFor(franchisee: Staff, { product, quantity = 1, ...wish }: Wanted) {
  const body = { ...wish, items: [{ product: product ?? String(shop.course.id), quantity }] }
  const { body: quoted } = await franchisee.post<Quote>('/franchise/quote', body)
  if (!quoted.quote) throw new Error(JSON.stringify(quoted))
  return { ...body, quoteId: quoted.quote.quoteId }
}
type Placed = { orderId: string; number: string; payable: number }
const order = (franchisee: Staff, body: object, key: string = randomUUID()) =>
  franchisee.post<Placed>('/franchise/addorder', { ...body, idempotencyKey: key })

const ordersOf = (student: string): Promise<Order[]> =>
  readRows({
    payload: shop.payload,
    collection: 'orders',
    where: { student: { equals: student } },
    sort: ['placedAt'],
    limit: 20,
  })
const addressOf = async (franchisee: Staff, student: string): Promise<string> => {
  const { body } = await franchisee.post<{ id: string }>('/franchise/addaddress', {
    student,
    name: 'Some Body',
    phone: '9800000001',
    line1: 'House 1',
    city: 'A city',
    state: 'MP',
    pincode: '462002',
    kind: 'home',
  })
  if (!body.id) throw new Error(JSON.stringify(body))
  return body.id
}

describe('funds of a franchisee', () => {
  it('are added and withdrawn with the permission, once per key, and never below zero', async () => {
    const key = randomUUID()
    expect((await move(team.mine, 'add', 500_000, key)).body).toMatchObject({
      apiSuccess: true,
      balancePaise: 500_000,
    })
    await Promise.all([move(team.mine, 'add', 500_000, key), move(team.mine, 'add', 500_000, key)])
    expect(await available()).toBe(500_000)
    expect((await move(team.mine, 'take', 500_001)).body).toMatchObject({
      apiSuccess: false,
      code: 'creditsShort',
    })
    expect((await move(team.mine, 'take', 100_000)).body).toMatchObject({ balancePaise: 400_000 })
    expect((await entriesOf(shop.payload, team.mine.person, 'funds')).map(({ reason }) => reason)).toEqual([
      'topUp',
      'withdrawal',
    ])
  })

  it('cannot be moved by franchisees or sub admins without the permission, nor for students', async () => {
    expect((await move(team.mine, 'add', 100, randomUUID(), team.mine)).status).toBe(403)
    const subadmin = await staff(650, [{ id: 'franchise', canEdit: false }])
    expect((await move(team.mine, 'add', 100, randomUUID(), subadmin)).status).toBe(403)
    const allowed = await staff(650, [{ id: 'franchise', canEdit: true }])
    expect((await move(team.mine, 'add', 100, randomUUID(), allowed)).body.apiSuccess).toBe(true)
    const student = await openShopper(shop.payload, shop.project)
    const body = { franchisee: student.id, kind: 'add', amount: 100, note: 'For nothing' }
    expect(
      (await team.admin.post('/franchisee/adminfunds', { ...body, idempotencyKey: randomUUID() })).status,
    ).toBe(404)
  })
})

describe('an order from funds', () => {
  it('is paid at once, opens its products, and is in the statement with its commission', async () => {
    await move(team.mine, 'add', 500_000)
    const student = await studentOf(team.mine)
    const { body } = await order(team.mine, await quoteFor(team.mine, { student }))
    expect(body).toMatchObject({ apiSuccess: true })
    const row = await orderRow(shop.payload, body.orderId)
    expect(row).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      panel: 'franchise',
      franchisee: team.mine.id,
    })
    const { totalDocs } = await shop.payload.db.count({
      collection: 'entitlements',
      where: { student: { equals: student } },
    })
    expect(totalDocs).toBeGreaterThan(0)
    const wallet = await funds()
    expect(availableOf(wallet, Date.now())).toBe(500_000 - body.payable)
    expect(heldOf(wallet)).toBe(0)
    expect(pendingOf(wallet)).toBe(Math.floor(body.payable / 10))
    const after = new Date(Date.now() + 40 * DAY_MS)
    await sweepWallets(shop.payload, after, false)
    expect(availableOf(await funds(), after.getTime())).toBe(
      500_000 - body.payable + Math.floor(body.payable / 10),
    )
  })

  it('is one order after double clicks and a later retry', async () => {
    await move(team.mine, 'add', 500_000)
    const student = await studentOf(team.mine)
    const [body, key] = [await quoteFor(team.mine, { student }), randomUUID()]
    const answers = await Promise.all([
      order(team.mine, body, key),
      order(team.mine, body, key),
      order(team.mine, body, key),
    ])
    expect(new Set(answers.map((one) => one.body.orderId)).size).toBe(1)
    expect((await order(team.mine, body, key)).body.orderId).toBe(answers[0]?.body.orderId)
    expect(await ordersOf(student)).toHaveLength(1)
    const payable = answers[0]?.body.payable as number
    expect(await available()).toBe(500_000 - payable)
    expect((await order(team.mine, { ...body, quoteId: 'another' }, key)).body).toMatchObject({
      code: 'referenceUsed',
    })
  })

  it('beyond the funds is refused without effects, and can be retried later', async () => {
    const book = await createBook(shop.payload, shop.project, 1)
    const student = await studentOf(team.mine)
    const address = await addressOf(team.mine, student)
    await move(team.mine, 'add', 100)
    const body = await quoteFor(team.mine, { student, product: String(book.id), address })
    expect((await order(team.mine, body)).body).toMatchObject({ apiSuccess: false, code: 'creditsShort' })
    expect(await available()).toBe(100)
    const [row] = await ordersOf(student)
    expect(row?.status).toBe('cancelled')
    await move(team.mine, 'add', 500_000)
    expect((await order(team.mine, body)).body.apiSuccess).toBe(true)
  })

  it('of the last piece by two franchisees succeeds once, and the other keeps their funds', async () => {
    const book = await createBook(shop.payload, shop.project, 1)
    await Promise.all([move(team.mine, 'add', 500_000), move(team.other, 'add', 500_000)])
    const bodies = await Promise.all(
      [team.mine, team.other].map(async (one) => {
        const student = await studentOf(one)
        return quoteFor(one, { student, product: String(book.id), address: await addressOf(one, student) })
      }),
    )
    const answers = await Promise.all([
      order(team.mine, bodies[0] as object),
      order(team.other, bodies[1] as object),
    ])
    expect(answers.filter(({ body }) => body.apiSuccess)).toHaveLength(1)
    const [a, b] = [await available(team.mine), await available(team.other)]
    expect([a, b].toSorted((x, y) => x - y)[1]).toBe(500_000)
    expect(Math.min(a, b)).toBeLessThan(500_000)
  })

  it('is refunded to the funds when cancelled, and its commission is reversed', async () => {
    await move(team.mine, 'add', 500_000)
    const student = await studentOf(team.mine)
    const address = await addressOf(team.mine, student)
    const { body } = await order(
      team.mine,
      await quoteFor(team.mine, { student, product: String(shop.book.id), address }),
    )
    expect(body.apiSuccess).toBe(true)
    const cancelled = await cancelOrder({
      payload: shop.payload,
      order: body.orderId,
      by: 'Somebody',
      reason: 'Twice',
      now: new Date(),
    })
    expect(cancelled).toBe('cancelled')
    // Its pending tasks are done.
    await expect.poll(async () => (await orderRow(shop.payload, body.orderId)).pendingTask).toBeNull()
    const wallet = await funds()
    expect(availableOf(wallet, Date.now())).toBe(500_000)
    expect(pendingOf(wallet)).toBe(0)
  })

  it('never spends the credits of the student', async () => {
    await switchCreditsOn(shop.payload, shop.project)
    await move(team.mine, 'add', 500_000)
    const student = await studentOf(team.mine)
    await giveCredits(shop.payload, shop.project, { id: student }, 50_000)
    const body = await quoteFor(team.mine, { student })
    const { body: quoted } = await team.mine.post<Quote>('/franchise/quote', { ...body, credits: true })
    expect(quoted.quote.creditsPaise).toBe(0)
    await order(team.mine, body)
    expect(availableOf(await walletOf(shop.payload, { id: student }), Date.now())).toBe(50_000)
  })
})
