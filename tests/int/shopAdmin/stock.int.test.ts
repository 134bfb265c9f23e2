import { expect, it } from 'vitest'
import { readRow } from '#database/guard.ts'
import type { SellingProduct, StockLevel } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { createBook, heldOf, placeOrderFor, startSandboxPayment, stockOf } from '#tests/support/shop/sell.ts'
import { type Post, staffDesk } from '../orders/staffOrders.ts'
import { auditOf, createPack, withAdmin } from './support.ts'

const shop = openShop(withAdmin)

const shownStock = async ({ id }: SellingProduct) =>
  (await readRow({ payload: shop.payload, collection: 'selling-products', where: { id: { equals: id } } }))
    ?.stock

async function createCountedBook(stock: number): Promise<{ book: SellingProduct; level: StockLevel }> {
  const book = await createBook(shop.payload, shop.project, stock)
  return { book, level: await stockOf(shop.payload, String(book.id)) }
}

it('a count sets the available pieces, keeps reservations, and updates pages', async () => {
  const { book, level } = await createCountedBook(3)
  const person = await createPerson(shop.payload, shop.project)
  const placed = await placeOrderFor(shop.payload, shop.project, person, {
    items: [{ product: String(book.id), quantity: 2 }],
  })
  if (!placed.ok) throw new Error(placed.reason)
  await startSandboxPayment(shop.payload, shop.project, placed.order)
  const { body } = await shop.admin('/stock/count', { id: String(level.id), free: 4 })
  expect(body).toMatchObject({ apiSuccess: true, free: 4 })
  const after = await stockOf(shop.payload, String(book.id))
  expect([after.available, heldOf(after), after.isLow]).toEqual([4, 2, true])
  expect(await shownStock(book)).toBe(4)
  await shop.admin('/stock/count', { id: String(level.id), free: 40 })
  expect(await shownStock(book)).toBe(6)
  expect((await stockOf(shop.payload, String(book.id))).isLow).toBe(false)
  expect(await auditOf(shop.payload, 'stock-levels', level.id)).toEqual(
    Array(2).fill(`Changed stock "${level.title}"`),
  )
})

it('a count concurrent with buyers loses neither the count nor a reservation', async () => {
  const { book, level } = await createCountedBook(20)
  const people = await Promise.all(Array.from({ length: 8 }, () => createPerson(shop.payload, shop.project)))
  const items = [{ product: String(book.id), quantity: 1 }]
  await Promise.all([
    ...people.map(async (person) => {
      const placed = await placeOrderFor(shop.payload, shop.project, person, { items })
      if (placed.ok) await startSandboxPayment(shop.payload, shop.project, placed.order)
    }),
    shop.admin('/stock/rules', { id: String(level.id), lowThreshold: 7, mayBackorder: false }),
    shop.admin('/stock/rules', { id: String(level.id), lowThreshold: 7, mayBackorder: false }),
  ])
  const after = await stockOf(shop.payload, String(book.id))
  expect([after.available, heldOf(after), after.lowThreshold]).toEqual([12, 8, 7])
})

it('allowing backorders hides the stock on pages, and can be undone', async () => {
  const { book, level } = await createCountedBook(1)
  const rules = { id: String(level.id), lowThreshold: 0 }
  await shop.admin('/stock/rules', { ...rules, mayBackorder: true })
  expect(await shownStock(book)).toBeNull()
  const person = await createPerson(shop.payload, shop.project)
  const placed = await placeOrderFor(shop.payload, shop.project, person, {
    items: [{ product: String(book.id), quantity: 3 }],
  })
  expect(placed.ok).toBe(true)
  await shop.admin('/stock/rules', { ...rules, mayBackorder: false })
  expect(await shownStock(book)).toBe(1)
  await shop.admin('/stock/rules', { ...rules, lowThreshold: 1, mayBackorder: false })
  expect((await stockOf(shop.payload, String(book.id))).isLow).toBe(true)
})

it('low stock notifies admins and sub admins with all products once', async () => {
  const { level, book } = await createCountedBook(9)
  const [chief, keeper, seller, assigned] = await Promise.all([
    createPerson(shop.payload, shop.project, 800),
    ...Array.from({ length: 3 }, () => createPerson(shop.payload, shop.project, 650)),
  ])
  const list = (id: string) => [{ id, canEdit: false }]
  await giveAccess(shop.payload, shop.project, String(keeper?.id), list('products'))
  await giveAccess(shop.payload, shop.project, String(seller?.id), list('orders'))
  await giveAccess(shop.payload, shop.project, String(assigned?.id), list('products'), {
    assigned: { assignedProducts: [String(book.id)] },
  })
  await shop.admin('/stock/count', { id: String(level.id), free: 2 })
  await shop.admin('/stock/count', { id: String(level.id), free: 1 })
  const notified = await Promise.all(
    [chief, keeper, seller, assigned].map(async (person) => {
      const { totalDocs } = await shop.payload.db.count({
        collection: 'notifications',
        where: { and: [{ user: { equals: person?.id } }, { text: { equals: `${level.title}: 2 left` } }] },
      })
      return totalDocs
    }),
  )
  expect(notified).toEqual([1, 1, 0, 0])
})

it('the second of two counts from the same stock is refused with the quantity now available', async () => {
  const { book, level } = await createCountedBook(8)
  const id = String(level.id)
  const seen = { available: 8 }
  expect((await shop.admin('/stock/count', { id, free: 5, seen })).status).toBe(200)
  const late = await shop.admin('/stock/count', { id, free: 7, seen })
  expect([late.status, late.body]).toEqual([
    409,
    {
      apiSuccess: false,
      code: 'meanwhile',
      message: `${level.title}: 5 are available now, and 8 were when you opened this. Check your count, then save it again.`,
    },
  ])
  expect((await stockOf(shop.payload, String(book.id))).available).toBe(5)
  // It can be saved from a current page.
  expect((await shop.admin('/stock/count', { id, free: 7, seen: { available: 5 } })).status).toBe(200)
  const [first, second] = await Promise.all(
    [1, 2].map((free) => shop.admin('/stock/count', { id, free, seen: { available: 7 } })),
  )
  expect([first?.status, second?.status].toSorted()).toEqual([200, 409])
})

it('received goods are added to the remaining stock, once for a repeated call', async () => {
  const { book, level } = await createCountedBook(3)
  const id = String(level.id)
  const seen = { received: level.received ?? null }
  const person = await createPerson(shop.payload, shop.project)
  const placed = await placeOrderFor(shop.payload, shop.project, person, {
    items: [{ product: String(book.id), quantity: 2 }],
  })
  if (!placed.ok) throw new Error(placed.reason)
  await startSandboxPayment(shop.payload, shop.project, placed.order)
  const answers = await Promise.all([1, 2].map(() => shop.admin('/stock/count', { id, received: 20, seen })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const after = await stockOf(shop.payload, String(book.id))
  expect([after.available, heldOf(after), after.received]).toEqual([21, 2, 23])
  const both = { id, free: 1, received: 1 }
  for (const body of [both, { id }, { id, received: 0 }])
    expect((await shop.admin('/stock/count', body)).status).toBe(400)
})

it('rules from an outdated page are refused, and a repeated save of the same rules is not', async () => {
  const { level } = await createCountedBook(8)
  const id = String(level.id)
  const seen = { lowThreshold: level.lowThreshold, mayBackorder: false }
  const first = { id, lowThreshold: 3, mayBackorder: true, seen }
  expect((await shop.admin('/stock/rules', first)).status).toBe(200)
  const late = await shop.admin('/stock/rules', { id, lowThreshold: 9, mayBackorder: false, seen })
  expect([late.status, late.body]).toMatchObject([409, { code: 'meanwhile' }])
  expect((await shop.admin('/stock/rules', first)).status).toBe(200)
})

it('a count must be a whole number, key packs are counted by their keys, and the product form does not write stock', async () => {
  const { level } = await createCountedBook(1)
  const id = String(level.id)
  for (const free of [-1, 0.5, 1_000_001, '5', null])
    expect((await shop.admin('/stock/count', { id, free })).status).toBe(400)
  const pack = await createPack(shop.payload, shop.project)
  const keys = await stockOf(shop.payload, String(pack.id))
  expect((await shop.admin('/stock/count', { id: String(keys.id), free: 5 })).body).toMatchObject({
    code: 'countsItself',
  })
})

it('counting stock needs edit permission for all products', async () => {
  const { level, book } = await createCountedBook(1)
  const body = { id: String(level.id), free: 2 }
  const assignedProducts = [String(book.id)]
  const others: [Post, number][] = [
    [await staffDesk(shop.payload, shop.project, 100), 403],
    [await staffDesk(shop.payload, shop.project, 650, [{ id: 'products', canEdit: false }]), 403],
    [await staffDesk(shop.payload, shop.project, 650, [{ id: 'orders', canEdit: true }]), 403],
    [
      await staffDesk(shop.payload, shop.project, 650, [{ id: 'products', canEdit: true }], {
        assignedProducts,
      }),
      404,
    ],
    [await staffDesk(shop.payload, shop.project, 800, [], { isReadOnly: true }), 401],
    [await staffDesk(shop.payload, await createProject(shop.payload), 800), 404],
  ]
  for (const [post, status] of others) expect((await post('/stock/count', body)).status).toBe(status)
  expect((await stockOf(shop.payload, String(book.id))).available).toBe(1)
  const sub = await staffDesk(shop.payload, shop.project, 650, [{ id: 'products', canEdit: true }])
  expect((await sub('/stock/count', body)).body.apiSuccess).toBe(true)
})
