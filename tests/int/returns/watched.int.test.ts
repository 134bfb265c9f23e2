import { expect, it } from 'vitest'
import { learningProgressOf } from '#cms/operations/returns/learningProgressOf.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { buyAt, openShopper } from '#tests/support/shop/shopper.ts'

const shop = openShop(async ({ payload, project }) => ({ made: await createCourse(payload, project) }))

it('counts the completed lessons of the classes that an order line opened', async () => {
  const { payload, project, made } = shop
  const { id: student, browser } = await openShopper(payload, project)
  const items = [{ product: made.product.id }]
  await buyAt(payload, project, browser, { items })
  const [order] = (
    await payload.db.find<{ id: string }>({
      collection: 'orders',
      where: { student: { equals: student } },
    })
  ).docs
  const watched = () => learningProgressOf(payload, { order: String(order?.id), student })
  expect(await watched()).toEqual(new Map([[0, { completed: 0, total: 3 }]]))
  const lecture = made.lectures[0]?.id
  expect((await browser.post('/learn/complete', { lecture })).status).toBe(200)
  expect(await watched()).toEqual(new Map([[0, { completed: 1, total: 3 }]]))
  expect(await learningProgressOf(payload, { order: 'none', student })).toEqual(new Map())
})
