import type { BasePayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { cartLinkSent } from '#cms/admin/carts/cartLinkSent.ts'
import { startPayload } from '#cms/payload.ts'
import { readRow } from '#database/guard.ts'
import type { SellingProduct } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { entitle } from '#tests/support/entitle.ts'
import { sendQueuedMessages } from '#tests/support/messages.ts'
import { messagesTo } from '#tests/support/outbox.ts'
import { createCoupon } from '#tests/support/shop/sell.ts'
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
    name: 'Test Person',
    count: 4,
    worthPaise: 249_900 + 3 * 49_900,
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
    [await staffDesk(payload, project, 800, [], { isReadOnly: true }), 401],
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
  expect(await cartLinkSent(payload, body.cart, 'Asia/Kolkata')).toBeNull()
  const answers = await Promise.all([send(), send()])
  expect(await cartLinkSent(payload, body.cart, 'Asia/Kolkata')).toMatch(/^Link sent .+ by \S/)
  expect(answers.filter((answer) => answer.body.apiSuccess)).toHaveLength(1)
  await sendQueuedMessages(payload)
  expect(messagesTo(student.phone).filter(({ text }) => text.includes('/cart'))).toHaveLength(1)
  const elsewhere = await staffDesk(payload, await createProject(payload), 800)
  expect((await elsewhere('/sales/sendcart', { cart: body.cart })).status).toBe(404)
  await desk('/sales/buildcart', { student: student.id, product: course.id, quantity: 0 })
  expect((await send()).body.code).toBe('cartEmpty')
})

it('a coupon that staff enter applies to the student’s cart; one without a discount is refused and changes nothing', async () => {
  const student = await createStudent(payload, project)
  const { body } = await desk<Built>('/sales/buildcart', { student: student.id, product: course.id })
  const { cart } = body
  const code = `CART${Date.now()}`
  await createCoupon(payload, project, { code, percent: 10, minItemsPaise: 100_000 })
  const set = (coupon: string | string[]) => desk('/sales/cartcoupons', { cart, coupon })
  expect((await set(code.toLowerCase())).body.apiSuccess).toBe(true)
  const shown = await student.browser.get<{ cart: { codes: string[]; quote: { couponPaise: number } } }>(
    '/cart',
    student.headers,
  )
  expect(shown.body.cart).toMatchObject({ codes: [code], quote: { couponPaise: 24_990 } })
  expect(await cartRow(cart)).toMatchObject({ coupons: [code], worthPaise: 249_900 - 24_990 })
  const refused = await set([code, 'NOSUCHCODE'])
  expect(refused.body).toMatchObject({
    apiSuccess: false,
    code: 'couponUnknown',
    fields: { coupon: 'There is no coupon NOSUCHCODE. Check the letters and digits.' },
  })
  expect(await cartRow(cart)).toMatchObject({ coupons: [code] })
  expect((await set([])).body.apiSuccess).toBe(true)
  expect(await cartRow(cart)).toMatchObject({ coupons: [], worthPaise: 249_900 })
  await desk('/sales/buildcart', { student: student.id, product: course.id, quantity: 0 })
  expect((await set(code)).body.code).toBe('cartEmpty')
  const elsewhere = await staffDesk(payload, await createProject(payload), 800)
  expect((await elsewhere('/sales/cartcoupons', { cart, coupon: code })).status).toBe(404)
  const looking = await staffDesk(payload, project, 650, [{ id: 'cart', canEdit: false }])
  expect((await looking('/sales/cartcoupons', { cart, coupon: code })).status).toBe(403)
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
    project: project.id,
    student: student.id,
    kind: 'class',
    target: opened.id,
    product: owned.product.id,
  })
  const again = await desk('/sales/buildcart', { student: student.id, product: owned.product.id })
  expect(again.body).toMatchObject({ apiSuccess: false, code: 'alreadyOwned' })
  expect(again.body.message).toContain(owned.product.title)
})
