import { describe, expect, it } from 'vitest'
import { addCodes } from '#cms/operations/coupons/addCodes.ts'
import { markCodesUsed } from '#cms/operations/coupons/markCodesUsed.ts'
import { cancelOrder } from '#cms/operations/orders/cancelOrder.ts'
import { readRow } from '#database/guard.ts'
import type { Coupon } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { createBook, createCoupon, placeOrderFor, startSandboxPayment } from '#tests/support/shop/sell.ts'
import { staffDesk } from '../orders/staffOrders.ts'
import { auditOf, buy, requestKey, subAdminDesk, withFreshCodeAdmin } from './support.ts'

const shop = openShop(withFreshCodeAdmin)

const couponWithCodes = (values: Partial<Coupon> = {}) =>
  createCoupon(shop.payload, shop.project, { hasSingleCodes: true, ...values })

const codeRow = (code: string) =>
  readRow({
    payload: shop.payload,
    collection: 'coupon-codes',
    where: { codeKey: { equals: `${shop.project.id}:${code}` } },
  })

const countCodes = async (coupon: Coupon) =>
  (
    await shop.payload.count({
      collection: 'coupon-codes',
      where: { coupon: { equals: coupon.id } },
      overrideAccess: true,
    })
  ).totalDocs

const usesOf = async (coupon: Coupon) =>
  (await shop.admin('/coupon/uses', { coupon: String(coupon.id) })).body as Record<string, unknown>

describe('single codes of a coupon', () => {
  it('are generated once per request key, in unambiguous letters', async () => {
    const coupon = await couponWithCodes()
    const body = { coupon: String(coupon.id), count: 700, prefix: 'news-', requestKey: requestKey() }
    const answers = await Promise.all([
      shop.admin('/coupon/generatecodes', body),
      shop.admin('/coupon/generatecodes', body),
    ])
    for (const answer of answers) expect(answer.body).toMatchObject({ apiSuccess: true, made: 700 })
    expect(await countCodes(coupon)).toBe(700)
    const { docs } = await shop.payload.find({
      collection: 'coupon-codes',
      where: { coupon: { equals: coupon.id } },
      overrideAccess: true,
      limit: 700,
      depth: 0,
    })
    for (const { code } of docs) expect(code).toMatch(/^NEWS-[A-HJ-NP-Z2-9]{10}$/)
    await shop.admin('/coupon/generatecodes', { ...body, count: 1, requestKey: requestKey() })
    expect(await countCodes(coupon)).toBe(701)
    expect(await auditOf(shop.payload, 'coupon-codes', coupon.id)).toContain(
      `Made 1 code of coupon "${coupon.code}"`,
    )
  })

  it('are completed by a repeated request when some are missing', async () => {
    const coupon = await couponWithCodes()
    const body = { coupon: String(coupon.id), count: 30, prefix: '', requestKey: requestKey() }
    await shop.admin('/coupon/generatecodes', body)
    const { docs } = await shop.payload.find({
      collection: 'coupon-codes',
      where: { coupon: { equals: coupon.id } },
      overrideAccess: true,
      limit: 30,
      depth: 0,
    })
    const all = docs.map(({ code }) => code).toSorted()
    for (const { id } of docs.slice(0, 12))
      await shop.payload.db.deleteOne({ collection: 'coupon-codes', where: { id: { equals: id } } })
    expect((await shop.admin('/coupon/generatecodes', body)).body).toMatchObject({ made: 30 })
    const again = await shop.payload.find({
      collection: 'coupon-codes',
      where: { coupon: { equals: coupon.id } },
      overrideAccess: true,
      limit: 60,
      depth: 0,
    })
    expect(again.docs.map(({ code }) => code).toSorted()).toEqual(all)
  })

  it('are imported from a file, with errors by line', async () => {
    const coupon = await couponWithCodes()
    const rows = [
      { line: 2, couponCode: 'file-1', phone: '98000 00042' },
      { line: 3, couponCode: 'FILE-1' },
      { line: 4, couponCode: '=1+1' },
      { line: 5, couponCode: 'file-2', phone: '12' },
      { line: 6, couponCode: 'file-3' },
      { line: 7, couponCode: '१२३४' },
    ]
    const { body } = await shop.admin('/coupon/importcodes', { coupon: String(coupon.id), rows })
    expect(body).toMatchObject({
      added: 2,
      refused: [
        { line: 3, reason: 'twice' },
        { line: 4, reason: 'shape' },
        { line: 5, reason: 'phone' },
        { line: 7, reason: 'shape' },
      ],
    })
    expect(await codeRow('FILE-1')).toMatchObject({ phone: '+919800000042', usedAt: null })
    const again = await shop.admin('/coupon/importcodes', { coupon: String(coupon.id), rows })
    expect(again.body).toMatchObject({
      added: 0,
      refused: [
        { line: 2, reason: 'known' },
        { line: 3, reason: 'twice' },
        { line: 4, reason: 'shape' },
        { line: 5, reason: 'phone' },
        { line: 6, reason: 'known' },
        { line: 7, reason: 'shape' },
      ],
    })
  })

  it('are refused for coupons without single codes, invalid prefixes, invalid counts and other projects', async () => {
    const plain = await createCoupon(shop.payload, shop.project)
    const body = { count: 1, prefix: '', requestKey: requestKey() }
    expect(
      (await shop.admin('/coupon/generatecodes', { ...body, coupon: String(plain.id) })).body,
    ).toMatchObject({
      code: 'notSingle',
    })
    const coupon = String((await couponWithCodes()).id)
    expect((await shop.admin('/coupon/generatecodes', { ...body, coupon, prefix: '=X' })).body).toMatchObject(
      {
        code: 'prefix',
      },
    )
    for (const count of [0, -1, 0.5, 10_001, '5', Number.NaN])
      expect((await shop.admin('/coupon/generatecodes', { ...body, coupon, count })).status).toBe(400)
    const elsewhere = await createProject(shop.payload)
    const theirs = await createCoupon(shop.payload, elsewhere, { hasSingleCodes: true })
    expect((await shop.admin('/coupon/generatecodes', { ...body, coupon: String(theirs.id) })).status).toBe(
      404,
    )
  })

  it('are exported after a fresh code, without spreadsheet formulas', async () => {
    const coupon = await couponWithCodes()
    const pool = { payload: shop.payload, project: shop.project.id, coupon: String(coupon.id) }
    await addCodes(pool, [
      { line: 1, couponCode: 'OUT-1', phone: '9800000042' },
      { line: 2, couponCode: 'OUT-2' },
    ])
    const withoutFreshCode = await staffDesk(shop.payload, shop.project, 800)
    const body = { coupon: String(coupon.id), only: 'all' }
    expect((await withoutFreshCode('/coupon/codesfile', body)).body).toMatchObject({ code: 'proofNeeded' })
    expect((await shop.admin('/coupon/codesfile', body)).body).toMatchObject({
      count: 2,
      csv: "\uFEFFcode,phone,used at,order\nOUT-1,'+919800000042,,\nOUT-2,,,\n",
    })
    expect(await auditOf(shop.payload, 'coupon-codes', coupon.id)).toEqual([
      `Exported 2 codes of coupon "${coupon.code}"`,
    ])
  })

  it('are marked as used by the paid order, stay with it when marked again, and are released when it is cancelled', async () => {
    const coupon = await couponWithCodes({ userLimit: 5 })
    await addCodes({ payload: shop.payload, project: shop.project.id, coupon: String(coupon.id) }, [
      { line: 1, couponCode: 'ONCE-1' },
      { line: 2, couponCode: 'ONCE-2' },
    ])
    const book = await createBook(shop.payload, shop.project, 5)
    const person = await createPerson(shop.payload, shop.project)
    const order = await buy(shop.payload, shop.project, person, {
      items: [{ product: String(book.id), quantity: 1 }],
      codes: ['ONCE-1'],
    })
    expect(await codeRow('ONCE-1')).toMatchObject({ order: order.number, usedAt: order.paidAt })
    expect(await codeRow('ONCE-2')).toMatchObject({ order: null, usedAt: null })
    await markCodesUsed(shop.payload, { ...order, number: 'ANOTHER' })
    expect(await codeRow('ONCE-1')).toMatchObject({ order: order.number })
    expect(await usesOf(coupon)).toMatchObject({ used: 1, codes: { total: 2, used: 1 } })
    const unused = await shop.admin('/coupon/codesfile', { coupon: String(coupon.id), only: 'free' })
    expect(unused.body).toMatchObject({ count: 1 })
    await cancelOrder({
      payload: shop.payload,
      order: String(order.id),
      by: null,
      reason: null,
      now: new Date(),
    })
    expect(await codeRow('ONCE-1')).toMatchObject({ order: null, usedAt: null })
  })
})

describe('the uses of a coupon', () => {
  it('are counted as used, reserved and remaining', async () => {
    const coupon = await createCoupon(shop.payload, shop.project, { totalLimit: 3 })
    expect(await usesOf(coupon)).toMatchObject({ used: 0, held: 0, limit: 3, left: 3, codes: null })
    const book = await createBook(shop.payload, shop.project, 10)
    const items = [{ product: String(book.id), quantity: 1 }]
    const codes = [coupon.code]
    await buy(shop.payload, shop.project, await createPerson(shop.payload, shop.project), { items, codes })
    const waiting = await placeOrderFor(
      shop.payload,
      shop.project,
      await createPerson(shop.payload, shop.project),
      {
        items,
        codes,
      },
    )
    if (!waiting.ok) throw new Error(waiting.reason)
    await startSandboxPayment(shop.payload, shop.project, waiting.order)
    expect(await usesOf(coupon)).toMatchObject({ used: 1, held: 1, limit: 3, left: 1 })
    await shop.payload.update({
      collection: 'coupons',
      id: coupon.id,
      data: { totalLimit: 10 },
      overrideAccess: true,
      context: { project: shop.project },
    })
    expect(await usesOf(coupon)).toMatchObject({ used: 1, held: 1, limit: 10, left: 8 })
  })

  it('are counted without a limit too, so that a later limit includes them', async () => {
    const coupon = await createCoupon(shop.payload, shop.project, { userLimit: null })
    const longer = await createCoupon(shop.payload, shop.project, {
      userLimit: null,
      code: `${coupon.code}X`,
    })
    const book = await createBook(shop.payload, shop.project, 10)
    const items = [{ product: String(book.id), quantity: 1 }]
    for (const one of [coupon, longer, longer])
      await buy(shop.payload, shop.project, await createPerson(shop.payload, shop.project), {
        items,
        codes: [one.code],
      })
    const codes = [coupon.code]
    const unpaid = await placeOrderFor(
      shop.payload,
      shop.project,
      await createPerson(shop.payload, shop.project),
      {
        items,
        codes,
      },
    )
    if (!unpaid.ok) throw new Error(unpaid.reason)
    expect(await usesOf(coupon)).toMatchObject({ used: 1, limit: null, left: null })
    expect(await usesOf(longer)).toMatchObject({ used: 2 })
    await shop.payload.update({
      collection: 'coupons',
      id: longer.id,
      data: { totalLimit: 5 },
      overrideAccess: true,
    })
    expect(await usesOf({ ...longer, totalLimit: 5 })).toMatchObject({ used: 2, limit: 5, left: 3 })
  })
})

it('codes need edit permission for coupons, and uses view permission', async () => {
  const coupon = String((await couponWithCodes()).id)
  const openStaffWith = (id: string, canEdit: boolean) =>
    subAdminDesk(shop.payload, shop.project, [{ id, canEdit }], ['coupons'])
  const [viewer, editor, otherModule] = [
    await openStaffWith('coupons', false),
    await openStaffWith('coupons', true),
    await openStaffWith('products', true),
  ]
  const student = await staffDesk(shop.payload, shop.project, 100)
  const calls = [
    ['/coupon/generatecodes', { coupon, count: 1, prefix: '', requestKey: requestKey() }],
    ['/coupon/importcodes', { coupon, rows: [{ line: 1, couponCode: 'RIGHTS-1' }] }],
    ['/coupon/codesfile', { coupon, only: 'all' }],
  ] as const
  for (const [path, body] of calls) {
    for (const post of [viewer, otherModule, student]) expect((await post(path, body)).status).toBe(403)
    expect((await editor(path, body)).body.apiSuccess).toBe(true)
  }
  expect((await viewer('/coupon/uses', { coupon })).status).toBe(200)
  expect((await otherModule('/coupon/uses', { coupon })).status).toBe(403)
})
