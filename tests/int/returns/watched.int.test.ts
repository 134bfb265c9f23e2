import { expect, it } from 'vitest'
import { watchedNotes } from '#cms/admin/returns/watchedNotes.ts'
import { learningProgressOf } from '#cms/operations/returns/learningProgressOf.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { newBuyer, openShop } from '#tests/support/shop/openShop.ts'
import { createBook } from '#tests/support/shop/sell.ts'
import { buyAt, orderRow } from '#tests/support/shop/shopper.ts'

const shop = openShop(async ({ payload, project }) => ({
  made: await createCourse(payload, project),
  book: await createBook(payload, project, 5),
}))
const student = newBuyer(shop)

it('counts the completed lessons of the classes that an order line opened, and shows them to staff beside the limit', async () => {
  const { payload, project, made, book } = shop
  const { browser, address } = student
  const items = [{ product: book.id }, { product: made.product.id }]
  const id = await buyAt(payload, project, browser, { items, address })
  const order = await orderRow(payload, id)
  expect(await learningProgressOf(payload, order)).toEqual(new Map([[1, { completed: 0, total: 3 }]]))
  const lecture = made.lectures[0]?.id
  expect((await browser.post('/learn/complete', { lecture })).status).toBe(200)
  expect(await learningProgressOf(payload, order)).toEqual(new Map([[1, { completed: 1, total: 3 }]]))
  expect(await watchedNotes(payload, order)).toEqual(
    new Map([[1, 'Completed 1 of 3 lessons (33%); students get refunds below 20%']]),
  )
})
