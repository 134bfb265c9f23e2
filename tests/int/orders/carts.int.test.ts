import type { BasePayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { readRow } from '#database/guard.ts'
import type { SellingProduct } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { entitle } from '#tests/support/entitle.ts'
import { sendQueuedMessages } from '#tests/support/messages.ts'
import { messagesTo } from '#tests/support/outbox.ts'
import { createGoods, createStudent, type Post, staffDesk } from './staffOrders.ts'

let payload: BasePayload
let project: RequestProject
let desk: Post
let course: SellingProduct
let owned: Awaited<ReturnType<typeof createCourse>>

type Built = { cart: string; count: number }
const cartRow = (id: string) => readRow({ payload, collection: 'carts', where: { id: { equals: id } } })

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  desk = await staffDesk(payload, project, 650, [{ id: 'cart', canEdit: true }])
  owned = await createCourse(payload, project)
  course = (await createCourse(payload, project)).product
})

it('staff with the cart module add and remove products in a student’s cart', async () => {
  const student = await createStudent(payload, project)
  const goods = await createGoods(payload, project)
  const first = await desk<Built>('/sales/buildcart', { student: student.id, product: course.id })
  expect(first.body).toMatchObject({ apiSuccess: true, count: 1 })
  const thing = { student: student.id, product: goods.id }
  expect((await desk<Built>('/sales/buildcart', { ...thing, quantity: 3 })).body.count).toBe(4)
  expect(await cartRow(first.body.cart)).toMatchObject({
    ...{ name: 'Test Person', count: 4, worthPaise: 249_900 + 3 * 49_900 },
  })
  const { body } = await student.browser.get<{ cart: { lines: { title: string; quantity: number }[] } }>(
    '/cart',
    student.headers,
  )
  expect(body.cart.lines.map(({ title, quantity }) => [title, quantity])).toEqual([
    [course.title, 1],
    [goods.title, 3],
  ])
  expect((await desk<Built>('/sales/buildcart', { ...thing, quantity: 0 })).body.count).toBe(1)
})

it('changing a cart needs edit permission for the module in the project', async () => {
  const student = await createStudent(payload, project)
  const body = { student: student.id, product: course.id }
  const strangers: [Post, number][] = [
    [student.calls, 403],
    [await staffDesk(payload, project, 650, [{ id: 'orders', canEdit: true }]), 403],
    [await staffDesk(payload, project, 650, [{ id: 'cart', canEdit: false }]), 403],
    [await staffDesk(payload, project, 800, [], { isLooking: true }), 401],
    [await staffDesk(payload, await createProject(payload), 800), 404],
  ]
  for (const [post, status] of strangers) expect((await post('/sales/buildcart', body)).status).toBe(status)
  const found = await payload.count({
    collection: 'carts',
    where: { student: { equals: student.id } },
    overrideAccess: true,
  })
  expect(found.totalDocs).toBe(0)
})

it('a link to the cart is sent to its student once a minute; not for empty or foreign carts', async () => {
  const student = await createStudent(payload, project)
  const { body } = await desk<Built>('/sales/buildcart', { student: student.id, product: course.id })
  const send = () => desk('/sales/sendcart', { cart: body.cart })
  const answers = await Promise.all([send(), send()])
  expect(answers.filter((answer) => answer.body.apiSuccess)).toHaveLength(1)
  await sendQueuedMessages(payload)
  expect(messagesTo(student.phone).filter(({ text }) => text.includes('/cart'))).toHaveLength(1)
  const elsewhere = await staffDesk(payload, await createProject(payload), 800)
  expect((await elsewhere('/sales/sendcart', { cart: body.cart })).status).toBe(404)
  await desk('/sales/buildcart', { student: student.id, product: course.id, quantity: 0 })
  expect((await send()).body.code).toBe('cartEmpty')
})

it('sold-out, deleted and owned products are refused with a reason', async () => {
  const student = await createStudent(payload, project)
  const goods = await createGoods(payload, project, 1)
  const many = await desk('/sales/buildcart', { student: student.id, product: goods.id, quantity: 2 })
  expect(many.body).toMatchObject({ apiSuccess: false, code: 'outOfStock' })
  const gone = await desk('/sales/buildcart', { student: student.id, product: 'nothing' })
  expect(gone.body).toMatchObject({ apiSuccess: false, code: 'productGone' })
  const { course: opened } = owned
  await entitle(payload, {
    ...{ project: project.id, student: student.id },
    ...{ kind: 'class', target: opened.id, product: owned.product.id },
  })
  const again = await desk('/sales/buildcart', { student: student.id, product: owned.product.id })
  expect(again.body).toMatchObject({ apiSuccess: false, code: 'alreadyOwned' })
  expect(again.body.message).toContain(owned.product.title)
})
