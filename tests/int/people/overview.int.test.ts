import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { personOverview } from '#cms/operations/people/personOverview.ts'
import { createPerson } from '#tests/support/people.ts'
import { openShop, withCourse } from '#tests/support/shop/openShop.ts'
import { buyAt, openShopper, orderAt } from '#tests/support/shop/shopper.ts'

const shop = openShop(withCourse)
const ALL = { orders: true, courses: true, tickets: true }

it('shows a person’s orders, courses and tickets to staff with the permissions for them', async () => {
  const { payload, project, course } = shop
  const { id, browser } = await openShopper(payload, project)
  const items = [{ product: course.id }]
  await buyAt(payload, project, browser, { items })
  await orderAt((await openShopper(payload, project)).browser, { items })
  const staff = await createPerson(payload, project, 800)
  const req = await createLocalReq(
    { user: { ...staff, collection: 'users', _isStaff: true, _sid: 'x' } as never, context: { project } },
    payload,
  )
  const all = await personOverview(req, id, ALL)
  expect(all.orders).toMatchObject({
    total: 1,
    netPaidPaise: 249_900,
    rows: [{ paymentStatus: 'paid', payablePaise: 249_900 }],
  })
  const origin = `Order ${all.orders?.rows[0]?.number}`
  expect(all.courses).toMatchObject({ total: 1, rows: [{ kind: 'class', origin }] })
  expect(all.tickets).toEqual({ rows: [], total: 0 })
  const some = await personOverview(req, id, { ...ALL, orders: false })
  expect(some.orders).toBeNull()
})
