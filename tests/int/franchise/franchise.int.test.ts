import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ownCodes } from '#cms/operations/franchise/ownCodes.ts'
import { ownOrders } from '#cms/operations/franchise/ownOrders.ts'
import { assignStudent, ownStudents } from '#cms/operations/franchise/ownStudents.ts'
import { cancelOrder } from '#cms/operations/orders/cancelOrder.ts'
import { sweepWallets } from '#cms/operations/wallets/sweepWallets.ts'
import { readRow, readRows } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { availableOf, heldOf, pendingOf } from '#domain/wallets/Wallet.ts'
import type { Order, User } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { openShop, withCourseAndBook } from '#tests/support/shop/openShop.ts'
import { createBook, createCoupon } from '#tests/support/shop/sell.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { buyAt, openShopper, orderRow } from '#tests/support/shop/shopper.ts'
import { entriesOf, giveCredits, switchCreditsOn, walletOf } from '#tests/support/wallets.ts'
import { openStaff, type Staff } from './openStaff.ts'

const shop = openShop(withCourseAndBook)

const staff = (level: number, accessList?: { id: string; canEdit: boolean }[]) =>
  openStaff(shop, level, accessList)

let admin: Staff
let mine: Staff
let other: Staff

beforeAll(async () => {
  await setShop(shop.payload, shop.project, 'reward-settings', { franchise: { commissionPercent: 10 } })
  admin = await staff(800)
})
beforeEach(async () => {
  mine = await staff(200)
  other = await staff(200)
})

const move = (to: Staff, kind: 'add' | 'take', amount: number, key: string = randomUUID(), by = admin) =>
  by.post<{ balancePaise: number }>('/franchisee/adminfunds', {
    ...{ franchisee: to.id, kind, amount, note: 'By a transfer', idempotencyKey: key },
  })
const funds = (of: Staff = mine) => walletOf(shop.payload, of.person, 'funds')
const available = async (of?: Staff) => availableOf(await funds(of), Date.now())

type Asking = { invitation: { id: string; franchisee: string } | null }
const invitationOf = async (browser: Browser) => (await browser.get<Asking>('/auth/start')).body.invitation
const answer = (browser: Browser, invitation: string | undefined, accept: boolean) =>
  browser.post('/franchise/invitation', { invitation, accept })

/** A student who has accepted the franchisee's invitation. */
async function studentOf(franchisee: Staff): Promise<string> {
  const student = await openShopper(shop.payload, shop.project)
  const { phone } = (await readRow({
    payload: shop.payload,
    collection: 'users',
    where: { id: { equals: student.id } },
  })) as User
  await franchisee.post('/franchise/addstudent', { name: 'Test Person', phone })
  const { body } = await answer(student.browser, (await invitationOf(student.browser))?.id, true)
  if (!body.apiSuccess) throw new Error(JSON.stringify(body))
  return student.id
}

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
    ...{ student, name: 'Some Body', phone: '9800000001', line1: 'House 1', city: 'A city' },
    ...{ state: 'MP', pincode: '462002', kind: 'home' },
  })
  if (!body.id) throw new Error(JSON.stringify(body))
  return body.id
}

describe('funds of a franchisee', () => {
  it('are added and withdrawn with the permission, once per key, and never below zero', async () => {
    const key = randomUUID()
    expect((await move(mine, 'add', 500_000, key)).body).toMatchObject({
      apiSuccess: true,
      balancePaise: 500_000,
    })
    await Promise.all([move(mine, 'add', 500_000, key), move(mine, 'add', 500_000, key)])
    expect(await available()).toBe(500_000)
    expect((await move(mine, 'take', 500_001)).body).toMatchObject({
      apiSuccess: false,
      code: 'creditsShort',
    })
    expect((await move(mine, 'take', 100_000)).body).toMatchObject({ balancePaise: 400_000 })
    expect((await entriesOf(shop.payload, mine.person, 'funds')).map(({ reason }) => reason)).toEqual([
      'topUp',
      'withdrawal',
    ])
  })

  it('cannot be moved by franchisees or sub admins without the permission, nor for students', async () => {
    expect((await move(mine, 'add', 100, randomUUID(), mine)).status).toBe(403)
    const subadmin = await staff(650, [{ id: 'franchise', canEdit: false }])
    expect((await move(mine, 'add', 100, randomUUID(), subadmin)).status).toBe(403)
    const allowed = await staff(650, [{ id: 'franchise', canEdit: true }])
    expect((await move(mine, 'add', 100, randomUUID(), allowed)).body.apiSuccess).toBe(true)
    const student = await openShopper(shop.payload, shop.project)
    const body = { franchisee: student.id, kind: 'add', amount: 100, note: 'For nothing' }
    expect(
      (await admin.post('/franchisee/adminfunds', { ...body, idempotencyKey: randomUUID() })).status,
    ).toBe(404)
  })
})

describe('students of a franchisee', () => {
  it('are those who accepted, and nobody has two franchisees', async () => {
    const student = await studentOf(mine)
    const seen = await ownStudents(shop.payload, mine.id, null)
    expect(seen.students.map(({ id }) => id)).toEqual([student])
    expect((await ownStudents(shop.payload, other.id, null)).students).toEqual([])
    expect(
      await assignStudent(shop.payload, shop.project, { franchisee: other.id, student, now: new Date() }),
    ).toBe(false)
    const { body } = await other.post<{ students: unknown[] }>('/franchise/students', { text: 'Test Person' })
    expect(body.students).toEqual([])
  })

  it('are added by phone or e-mail; missing and invalid ones are refused', async () => {
    const add = (values: object) => mine.post('/franchise/addstudent', { name: 'Some Body', ...values })
    expect((await add({})).body.code).toBe('identifier')
    expect((await add({ phone: '12345' })).body.code).toBe('phone')
    for (const email of ['no mail', 'some+body@example.org', 'somebody@example.photography']) {
      const { status, body } = await add({ email })
      expect([status, Object.keys((body as unknown as { fields: object }).fields)]).toEqual([400, ['email']])
    }
  })

  it('of another franchisee are not accessible: no quote, order or address book', async () => {
    const student = await studentOf(other)
    const items = [{ product: String(shop.course.id), quantity: 1 }]
    const calls: [string, object][] = [
      ['/franchise/quote', { student, items }],
      ['/franchise/addorder', { student, items, quoteId: 'x', idempotencyKey: randomUUID() }],
      ['/franchise/addresses', { student }],
    ]
    for (const [path, body] of calls) expect((await mine.post(path, body)).status, path).toBe(404)
  })

  it('are managed by franchisees alone, not by students or experts', async () => {
    const shopper = await openShopper(shop.payload, shop.project)
    const expert = await staff(500)
    expect((await shopper.browser.post('/franchise/students', { text: 'Test' })).status).toBe(403)
    expect((await expert.post('/franchise/students', { text: 'Test' })).status).toBe(403)
  })
})

describe('an order from funds', () => {
  it('is paid at once, opens its products, and is in the statement with its commission', async () => {
    await move(mine, 'add', 500_000)
    const student = await studentOf(mine)
    const { body } = await order(mine, await quoteFor(mine, { student }))
    expect(body).toMatchObject({ apiSuccess: true })
    const row = await orderRow(shop.payload, body.orderId)
    expect(row).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      panel: 'franchise',
      franchisee: mine.id,
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
    await move(mine, 'add', 500_000)
    const student = await studentOf(mine)
    const [body, key] = [await quoteFor(mine, { student }), randomUUID()]
    const answers = await Promise.all([
      order(mine, body, key),
      order(mine, body, key),
      order(mine, body, key),
    ])
    expect(new Set(answers.map((one) => one.body.orderId)).size).toBe(1)
    expect((await order(mine, body, key)).body.orderId).toBe(answers[0]?.body.orderId)
    expect(await ordersOf(student)).toHaveLength(1)
    const payable = answers[0]?.body.payable as number
    expect(await available()).toBe(500_000 - payable)
    expect((await order(mine, { ...body, quoteId: 'another' }, key)).body).toMatchObject({
      code: 'referenceUsed',
    })
  })

  it('beyond the funds is refused without effects, and can be retried later', async () => {
    const book = await createBook(shop.payload, shop.project, 1)
    const student = await studentOf(mine)
    const address = await addressOf(mine, student)
    await move(mine, 'add', 100)
    const body = await quoteFor(mine, { student, product: String(book.id), address })
    expect((await order(mine, body)).body).toMatchObject({ apiSuccess: false, code: 'creditsShort' })
    expect(await available()).toBe(100)
    const [row] = await ordersOf(student)
    expect(row?.status).toBe('cancelled')
    await move(mine, 'add', 500_000)
    expect((await order(mine, body)).body.apiSuccess).toBe(true)
  })

  it('of the last piece by two franchisees succeeds once, and the other keeps their funds', async () => {
    const book = await createBook(shop.payload, shop.project, 1)
    await Promise.all([move(mine, 'add', 500_000), move(other, 'add', 500_000)])
    const bodies = await Promise.all(
      [mine, other].map(async (one) => {
        const student = await studentOf(one)
        return quoteFor(one, { student, product: String(book.id), address: await addressOf(one, student) })
      }),
    )
    const answers = await Promise.all([order(mine, bodies[0] as object), order(other, bodies[1] as object)])
    expect(answers.filter(({ body }) => body.apiSuccess)).toHaveLength(1)
    const [a, b] = [await available(mine), await available(other)]
    expect([a, b].toSorted((x, y) => x - y)[1]).toBe(500_000)
    expect(Math.min(a, b)).toBeLessThan(500_000)
  })

  it('is refunded to the funds when cancelled, and its commission is reversed', async () => {
    await move(mine, 'add', 500_000)
    const student = await studentOf(mine)
    const address = await addressOf(mine, student)
    const { body } = await order(
      mine,
      await quoteFor(mine, { student, product: String(shop.book.id), address }),
    )
    expect(body.apiSuccess).toBe(true)
    const cancelled = await cancelOrder({
      ...{ payload: shop.payload, order: body.orderId, by: 'Somebody', reason: 'Twice' },
      now: new Date(),
    })
    expect(cancelled).toBe('cancelled')
    await waitForNoPendingTask(shop.payload, body.orderId)
    const wallet = await funds()
    expect(availableOf(wallet, Date.now())).toBe(500_000)
    expect(pendingOf(wallet)).toBe(0)
  })

  it('never spends the credits of the student', async () => {
    await switchCreditsOn(shop.payload, shop.project)
    await move(mine, 'add', 500_000)
    const student = await studentOf(mine)
    await giveCredits(shop.payload, shop.project, { id: student }, 50_000)
    const body = await quoteFor(mine, { student })
    const { body: quoted } = await mine.post<Quote>('/franchise/quote', { ...body, credits: true })
    expect(quoted.quote.creditsPaise).toBe(0)
    await order(mine, body)
    expect(availableOf(await walletOf(shop.payload, { id: student }), Date.now())).toBe(50_000)
  })
})

describe('a franchisee’s referral', () => {
  const buyer = async (values: object): Promise<{ browser: Browser; id: string; orderId: string }> => {
    const { browser, id } = await openShopper(shop.payload, shop.project)
    const body = { items: [{ product: shop.course.id }], ...values }
    return { browser, id, orderId: await buyAt(shop.payload, shop.project, browser, body) }
  }

  it('by coupon code earns a commission, and shows them the student’s first name alone', async () => {
    const coupon = await createCoupon(shop.payload, shop.project, { franchisee: mine.id } as never)
    const { orderId } = await buyer({ coupon: coupon.code })
    const row = await orderRow(shop.payload, orderId)
    expect(row.franchisee).toBe(mine.id)
    expect(pendingOf(await funds())).toBe(Math.floor(row.payablePaise / 10))
    const { orders } = await ownOrders(shop.payload, mine.id, null)
    expect(orders).toMatchObject([{ number: row.number, student: 'Test P.', isFromFunds: false }])
    expect((await ownOrders(shop.payload, other.id, null)).orders).toEqual([])
    expect(await ownCodes(shop.payload, mine.id, new Date())).toMatchObject([{ code: coupon.code, uses: 1 }])
    expect(await ownCodes(shop.payload, other.id, new Date())).toEqual([])
  })

  it('by a student of theirs earns a commission until the student leaves', async () => {
    const student = await openShopper(shop.payload, shop.project)
    await assignStudent(shop.payload, shop.project, {
      franchisee: mine.id,
      student: student.id,
      now: new Date(),
    })
    const orderId = await buyAt(shop.payload, shop.project, student.browser, {
      items: [{ product: shop.course.id }],
    })
    const row = await orderRow(shop.payload, orderId)
    expect(row.franchisee).toBe(mine.id)
    expect(pendingOf(await funds())).toBe(Math.floor(row.payablePaise / 10))
    // A student who leaves is no longer theirs, whatever they bought before.
    expect((await student.browser.get('/auth/profile')).body).toMatchObject({ franchisee: 'Test Person' })
    const left = () => student.browser.post('/franchise/leave', {})
    expect((await left()).body).toMatchObject({ apiSuccess: true })
    expect((await student.browser.get('/auth/profile')).body).toMatchObject({ franchisee: null })
    const course = await createCourse(shop.payload, shop.project)
    const later = await buyAt(shop.payload, shop.project, student.browser, {
      items: [{ product: course.product.id }],
    })
    expect((await orderRow(shop.payload, later)).franchisee ?? null).toBeNull()
    expect(pendingOf(await funds())).toBe(Math.floor(row.payablePaise / 10))
    expect((await mine.post('/franchise/students', { text: 'Test' })).body).toMatchObject({ students: [] })
    const quote = { student: student.id, items: [{ product: String(shop.course.id), quantity: 1 }] }
    expect((await mine.post('/franchise/quote', quote)).status).toBe(404)
    expect((await ownOrders(shop.payload, mine.id, null)).orders).toMatchObject([{ student: 'Test P.' }])
    expect((await left()).status).toBe(404)
    const stranger = await buyer({})
    expect((await orderRow(shop.payload, stranger.orderId)).franchisee ?? null).toBeNull()
  })
})

/** Waits until the pending tasks of a cancelled order are done. */
async function waitForNoPendingTask(payload: BasePayload, id: string): Promise<void> {
  await expect.poll(async () => (await orderRow(payload, id)).pendingTask, { timeout: 10_000 }).toBeNull()
}
