import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ownCodes } from '#cms/operations/franchise/ownCodes.ts'
import { ownOrders } from '#cms/operations/franchise/ownOrders.ts'
import { assignStudent, ownStudents } from '#cms/operations/franchise/ownStudents.ts'
import { pendingOf } from '#domain/wallets/Wallet.ts'
import type { Browser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createCoupon } from '#tests/support/shop/sell.ts'
import { buyAt, openShopper, orderRow } from '#tests/support/shop/shopper.ts'
import { answerInvitation, invitationOf, openFranchise } from './openFranchise.ts'

const { shop, team, staff, funds, invite, studentOf } = openFranchise()

describe('students of a franchisee', () => {
  it('are those who accepted, and nobody has two franchisees', async () => {
    const student = await studentOf(team.mine)
    const seen = await ownStudents(shop.payload, team.mine.id, null)
    expect(seen.students.map(({ id }) => id)).toEqual([student])
    expect((await ownStudents(shop.payload, team.other.id, null)).students).toEqual([])
    expect(
      await assignStudent(shop.payload, shop.project, {
        franchisee: team.other.id,
        student,
        now: new Date(),
      }),
    ).toBe(false)
    const { body } = await team.other.post<{ students: unknown[] }>('/franchise/students', {
      text: 'Test Person',
    })
    expect(body.students).toEqual([])
  })

  it('are added by phone or e-mail; missing and invalid ones are refused', async () => {
    const add = (values: object) => team.mine.post('/franchise/addstudent', { name: 'Some Body', ...values })
    expect((await add({})).body.code).toBe('identifier')
    expect((await add({ phone: '12345' })).body.code).toBe('phone')
    for (const email of ['no mail', 'some+body@example.org', 'somebody@example.photography']) {
      const { status, body } = await add({ email })
      expect([status, Object.keys((body as unknown as { fields: object }).fields)]).toEqual([400, ['email']])
    }
  })

  it('of another franchisee are not accessible: no quote, order or address book', async () => {
    const student = await studentOf(team.other)
    const items = [{ product: String(shop.course.id), quantity: 1 }]
    const calls: [string, object][] = [
      ['/franchise/quote', { student, items }],
      ['/franchise/addorder', { student, items, quoteId: 'x', idempotencyKey: randomUUID() }],
      ['/franchise/addresses', { student }],
    ]
    for (const [path, body] of calls) expect((await team.mine.post(path, body)).status, path).toBe(404)
  })

  it('are managed by franchisees only, not by students or experts', async () => {
    const shopper = await openShopper(shop.payload, shop.project)
    const expert = await staff(500)
    expect((await shopper.browser.post('/franchise/students', { text: 'Test' })).status).toBe(403)
    expect((await expert.post('/franchise/students', { text: 'Test' })).status).toBe(403)
  })
})

describe('a franchisee’s referral', () => {
  const buyer = async (values: object): Promise<{ browser: Browser; id: string; orderId: string }> => {
    const { browser, id } = await openShopper(shop.payload, shop.project)
    const body = { items: [{ product: shop.course.id }], ...values }
    return { browser, id, orderId: await buyAt(shop.payload, shop.project, browser, body) }
  }

  it('by coupon code earns a commission, and shows them the student’s first name only', async () => {
    const coupon = await createCoupon(shop.payload, shop.project, { franchisee: team.mine.id } as never)
    const { orderId } = await buyer({ coupon: coupon.code })
    const row = await orderRow(shop.payload, orderId)
    expect(row.franchisee).toBe(team.mine.id)
    expect(pendingOf(await funds())).toBe(Math.floor(row.payablePaise / 10))
    const { orders } = await ownOrders(shop.payload, team.mine.id, null)
    expect(orders).toMatchObject([{ number: row.number, student: 'Test P.', isFromFunds: false }])
    expect((await ownOrders(shop.payload, team.other.id, null)).orders).toEqual([])
    expect(await ownCodes(shop.payload, team.mine.id, new Date())).toMatchObject([
      { code: coupon.code, uses: 1 },
    ])
    expect(await ownCodes(shop.payload, team.other.id, new Date())).toEqual([])
  })

  it('by an invited student earns no commission before the student has accepted', async () => {
    const student = await openShopper(shop.payload, shop.project)
    const buy = async (product: string) =>
      orderRow(
        shop.payload,
        await buyAt(shop.payload, shop.project, student.browser, { items: [{ product }] }),
      )
    await invite(team.mine, student)
    expect((await buy(String(shop.course.id))).franchisee ?? null).toBeNull()
    expect(pendingOf(await funds())).toBe(0)
    await answerInvitation(student.browser, (await invitationOf(student.browser))?.id, true)
    const course = await createCourse(shop.payload, shop.project)
    const accepted = await buy(course.product.id)
    expect(accepted.franchisee).toBe(team.mine.id)
    expect(pendingOf(await funds())).toBe(Math.floor(accepted.payablePaise / 10))
  })

  it('by a student of theirs earns a commission until the student leaves', async () => {
    const student = await openShopper(shop.payload, shop.project)
    await assignStudent(shop.payload, shop.project, {
      franchisee: team.mine.id,
      student: student.id,
      now: new Date(),
    })
    const orderId = await buyAt(shop.payload, shop.project, student.browser, {
      items: [{ product: shop.course.id }],
    })
    const row = await orderRow(shop.payload, orderId)
    expect(row.franchisee).toBe(team.mine.id)
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
    expect((await team.mine.post('/franchise/students', { text: 'Test' })).body).toMatchObject({
      students: [],
    })
    const quote = { student: student.id, items: [{ product: String(shop.course.id), quantity: 1 }] }
    expect((await team.mine.post('/franchise/quote', quote)).status).toBe(404)
    expect((await ownOrders(shop.payload, team.mine.id, null)).orders).toMatchObject([{ student: 'Test P.' }])
    expect((await left()).status).toBe(404)
    const stranger = await buyer({})
    expect((await orderRow(shop.payload, stranger.orderId)).franchisee ?? null).toBeNull()
  })
})
