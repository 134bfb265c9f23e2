import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { webhookSignature } from '#cms/adapters/payments/sandbox/signing.ts'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { startPayload } from '#cms/payload.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { payAtGateway, startBuying } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn } from '#tests/support/people.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

const student = async () => {
  const person = await createPerson(payload, project)
  return { person, browser: await signIn(project, person.phone) }
}
const classesOf = async (id: string) =>
  (
    await payload.count({
      collection: 'entitlements',
      where: { and: [{ student: { equals: id } }, { kind: { equals: 'class' } }] },
      overrideAccess: true,
    })
  ).totalDocs
const orderOf = (id: string) => payload.findByID({ collection: 'orders', id, overrideAccess: true, depth: 0 })

function webhook(
  gatewayOrderId: string,
  over: { amount?: number; id?: string; event?: string } = {},
  at = Date.now(),
) {
  const rawBody = JSON.stringify({
    id: over.id ?? `evt_${randomUUID()}`,
    event: over.event ?? 'payment.paid',
    payment: { id: `pay_${gatewayOrderId}`, orderId: gatewayOrderId, amount: over.amount ?? 249_900 },
  })
  const headers = {
    'x-sandbox-time': String(at),
    'x-sandbox-signature': webhookSignature(project.slug, String(at), rawBody),
  }
  return { rawBody, headers }
}
const waitUntilFulfilled = async (orderId: string) => {
  await expect.poll(async () => (await orderOf(orderId)).fulfilment).toBe('done')
}

describe('buying a course', () => {
  it('uses the server’s price, stores a snapshot and opens the class once paid', async () => {
    const { product, course, lectures } = await createCourse(payload, project)
    const { person, browser } = await student()
    const { orderId, gatewayOrderId } = await startBuying(browser, String(product.id))
    const fields = await payAtGateway(payload, project, gatewayOrderId)
    const receipt = await browser.post('/payment/orderReceipt', { orderId, ...fields })
    expect(receipt.body).toMatchObject({ status: 'paid', receipt: { payablePaise: 249_900 } })
    expect(await classesOf(String(person.id))).toBe(1)
    const mine = await browser.get<{ classes: unknown[] }>('/learn/classes')
    expect(mine.body.classes).toMatchObject([
      { lectures: 3, completed: 0, class: { slug: course.slug }, next: { title: 'Lecture 1' } },
    ])
    const locked = await browser.get(`/learn/lecture?class=${course.slug}&lecture=${lectures[1]?.slug}`)
    expect(locked.status).toBe(200)
  })

  it('returns the same order and payment on double clicks', async () => {
    const { product } = await createCourse(payload, project)
    const { browser } = await student()
    const clicks = await Promise.all([1, 2, 3, 4].map(() => startBuying(browser, String(product.id))))
    expect(new Set(clicks.map(({ orderId }) => orderId)).size).toBe(1)
    expect(new Set(clicks.map(({ gatewayOrderId }) => gatewayOrderId)).size).toBe(1)
  })

  it('settles once when callback, webhooks and sweeper run at once', async () => {
    const { product } = await createCourse(payload, project)
    const { person, browser } = await student()
    const { orderId, gatewayOrderId } = await startBuying(browser, String(product.id))
    const fields = await payAtGateway(payload, project, gatewayOrderId)
    const repeated = webhook(gatewayOrderId)
    await Promise.all([
      ...[1, 2, 3].map(() => browser.post('/payment/orderReceipt', { orderId, ...fields })),
      ...[1, 2, 3].map(() =>
        openBrowser(project).post('/payment/webhook/sandbox', repeated.rawBody, repeated.headers),
      ),
      sweepPayments(payload, new Date()),
    ])
    await waitUntilFulfilled(orderId)
    expect(await classesOf(String(person.id))).toBe(1)
    expect(await orderOf(orderId)).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
    const events = await payload.count({
      collection: 'payment-events',
      where: { key: { contains: JSON.parse(repeated.rawBody).id } },
      overrideAccess: true,
    })
    expect(events.totalDocs).toBe(1)
  })

  it('settles by webhook alone when the browser never comes back', async () => {
    const { product } = await createCourse(payload, project)
    const { person, browser } = await student()
    const { orderId, gatewayOrderId } = await startBuying(browser, String(product.id))
    await payAtGateway(payload, project, gatewayOrderId)
    const { rawBody, headers } = webhook(gatewayOrderId)
    expect((await openBrowser(project).post('/payment/webhook/sandbox', rawBody, headers)).status).toBe(200)
    await waitUntilFulfilled(orderId)
    expect(await classesOf(String(person.id))).toBe(1)
  })

  it('settles by the sweeper alone when neither callback nor webhook arrives', async () => {
    const { product } = await createCourse(payload, project)
    const { person, browser } = await student()
    const { orderId, gatewayOrderId } = await startBuying(browser, String(product.id))
    await payAtGateway(payload, project, gatewayOrderId)
    // The gateway is polled after a minute, and for recent attempts at every start of the server.
    await sweepPayments(payload, new Date())
    expect(await orderOf(orderId)).toMatchObject({ paymentStatus: 'pending' })
    await sweepPayments(payload, new Date(), true)
    expect(await orderOf(orderId)).toMatchObject({ paymentStatus: 'paid', fulfilment: 'done' })
    expect(await classesOf(String(person.id))).toBe(1)
  })

  it.each([
    [
      'after the payment',
      {
        order: {
          paymentStatus: 'pending',
          status: 'placed',
          fulfilment: 'open',
          paidBy: null,
          isSold: false,
          pendingTask: null,
        },
        payment: { isSettled: false },
      },
    ],
    ['after the order', { order: { fulfilment: 'waiting', pendingTask: 'fulfil' }, payment: {} }],
  ])('completes what a kill %s left unfinished', async (_when, { order, payment }) => {
    const { product } = await createCourse(payload, project)
    const { person, browser } = await student()
    const { orderId, gatewayOrderId } = await startBuying(browser, String(product.id))
    await browser.post('/payment/orderReceipt', {
      orderId,
      ...(await payAtGateway(payload, project, gatewayOrderId)),
    })
    await payload.db.deleteMany({ collection: 'entitlements', where: { order: { equals: orderId } } })
    const lines = (await orderOf(orderId)).lines.map((line) => ({ ...line, state: 'waiting' as const }))
    await payload.db.updateOne({
      collection: 'orders',
      where: { id: { equals: orderId } },
      data: { ...order, lines },
    })
    await payload.db.updateOne({
      collection: 'payments',
      where: { order: { equals: orderId } },
      data: payment,
    })
    await sweepPayments(payload, new Date())
    expect(await orderOf(orderId)).toMatchObject({ paymentStatus: 'paid', fulfilment: 'done' })
    expect(await classesOf(String(person.id))).toBe(1)
  })

  it('lets a failed payment be retried and counts its success once', async () => {
    const { product } = await createCourse(payload, project)
    const { person, browser } = await student()
    const { orderId, gatewayOrderId } = await startBuying(browser, String(product.id))
    const failed = await browser.post('/payment/orderReceipt', {
      orderId,
      ...(await payAtGateway(payload, project, gatewayOrderId, 'failed')),
    })
    expect(failed.body).toMatchObject({ status: 'failed' })
    const again = await browser.post<{ gatewayOrderId: string }>('/payment/createTxn', {
      orderId,
      gateway: 'sandbox',
    })
    expect(again.body.gatewayOrderId).not.toBe(gatewayOrderId)
    const paid = await browser.post('/payment/orderReceipt', {
      orderId,
      ...(await payAtGateway(payload, project, again.body.gatewayOrderId)),
    })
    expect(paid.body).toMatchObject({ status: 'paid' })
    expect(await classesOf(String(person.id))).toBe(1)
    const third = await browser.post('/payment/createTxn', { orderId, gateway: 'sandbox' })
    expect(third.body).toMatchObject({ apiSuccess: false, code: 'orderNotPayable' })
  })
})

describe('what is refused', () => {
  it('a changed price gives 409 with the new quote', async () => {
    const { product } = await createCourse(payload, project)
    const { browser } = await student()
    const items = [{ product: String(product.id), quantity: 1 }]
    const { body } = await browser.post<{ quote: { quoteId: string } }>('/payment/quote', { items })
    await payload.update({
      collection: 'selling-products',
      id: product.id,
      data: { pricePaise: 300_000 },
      overrideAccess: true,
      context: { project },
    })
    const placed = await browser.post('/payment/placeOrder', { items, quoteId: body.quote.quoteId })
    expect(placed.status).toBe(409)
    expect(placed.body).toMatchObject({ code: 'quoteChanged', quote: { payablePaise: 300_000 } })
  })

  it('a draft, foreign or unknown product', async () => {
    const other = await createProject(payload)
    const { product: foreign } = await createCourse(payload, other)
    const { product: draft } = await createCourse(payload, project, { _status: 'draft' })
    const { browser } = await student()
    for (const id of [String(foreign.id), String(draft.id), randomUUID()]) {
      const quoted = await browser.post('/payment/quote', { items: [{ product: id, quantity: 1 }] })
      expect(quoted.body).toMatchObject({ apiSuccess: false, code: 'productGone' })
    }
  })

  it.each([0, -1, 0.5, 1e9, Number.NaN, '1', null])('a quantity of %s', async (quantity) => {
    const { product } = await createCourse(payload, project)
    const quoted = await openBrowser(project).post('/payment/quote', {
      items: [{ product: String(product.id), quantity }],
    })
    expect(quoted.status).toBe(400)
  })

  it('a course that the student already owns', async () => {
    const { product } = await createCourse(payload, project)
    const { browser } = await student()
    const { orderId, gatewayOrderId } = await startBuying(browser, String(product.id))
    await browser.post('/payment/orderReceipt', {
      orderId,
      ...(await payAtGateway(payload, project, gatewayOrderId)),
    })
    const items = [{ product: String(product.id), quantity: 1 }]
    const { body } = await browser.post<{ quote: { quoteId: string } }>('/payment/quote', { items })
    const again = await browser.post('/payment/placeOrder', { items, quoteId: body.quote.quoteId })
    expect(again.body).toMatchObject({ apiSuccess: false, code: 'alreadyOwned' })
  })

  it('a callback or webhook with one character changed, and an old webhook, without effects', async () => {
    const { product } = await createCourse(payload, project)
    const { browser } = await student()
    const { orderId, gatewayOrderId } = await startBuying(browser, String(product.id))
    const fields = { gatewayOrderId, paymentId: 'pay_x', status: 'paid', signature: 'a'.repeat(64) }
    expect((await browser.post('/payment/orderReceipt', { orderId, ...fields })).body).toMatchObject({
      code: 'badSignature',
    })
    const good = webhook(gatewayOrderId)
    const tampered = await openBrowser(project).post(
      '/payment/webhook/sandbox',
      good.rawBody.replace('249900', '249901'),
      good.headers,
    )
    const old = webhook(gatewayOrderId, {}, Date.now() - 400_000)
    const late = await openBrowser(project).post('/payment/webhook/sandbox', old.rawBody, old.headers)
    expect([tampered.status, late.status]).toEqual([401, 401])
    // Validly signed, but without a timestamp.
    const timeless = webhook(gatewayOrderId, {}, Number.NaN)
    const never = await openBrowser(project).post(
      '/payment/webhook/sandbox',
      timeless.rawBody,
      timeless.headers,
    )
    expect(never.status).toBe(401)
    const wrong = webhook(gatewayOrderId, { amount: 1 })
    await openBrowser(project).post('/payment/webhook/sandbox', wrong.rawBody, wrong.headers)
    expect(await orderOf(orderId)).toMatchObject({ paymentStatus: 'pending' })
  })

  it("somebody else's order", async () => {
    const { product } = await createCourse(payload, project)
    const [owner, stranger] = [await student(), await student()]
    const { orderId } = await startBuying(owner.browser, String(product.id))
    expect((await stranger.browser.post('/payment/createTxn', { orderId, gateway: 'sandbox' })).status).toBe(
      404,
    )
    expect((await stranger.browser.post('/payment/orderReceipt', { orderId })).status).toBe(404)
  })
})

describe('learning', () => {
  it('opens the free lecture to everybody, the others to owners of the course', async () => {
    const { course, lectures } = await createCourse(payload, project)
    const path = (index: number) => `/learn/lecture?class=${course.slug}&lecture=${lectures[index]?.slug}`
    const { browser } = await student()
    expect((await openBrowser(project).get(path(0))).status).toBe(200)
    expect((await openBrowser(project).get(path(1))).status).toBe(401)
    expect((await browser.get(path(1))).status).toBe(403)
    expect((await browser.post('/learn/complete', { lecture: lectures[1]?.id })).status).toBe(403)
  })

  it('counts a lecture once however often it is completed', async () => {
    const { product, lectures } = await createCourse(payload, project)
    const { browser } = await student()
    const { orderId, gatewayOrderId } = await startBuying(browser, String(product.id))
    await browser.post('/payment/orderReceipt', {
      orderId,
      ...(await payAtGateway(payload, project, gatewayOrderId)),
    })
    await Promise.all([1, 2, 3].map(() => browser.post('/learn/complete', { lecture: lectures[0]?.id })))
    const done = await browser.post('/learn/complete', { lecture: lectures[0]?.id })
    expect(done.body).toMatchObject({ completed: 1, lectures: 3, percent: 33 })
  })

  it('updates the summary of a class when lectures change, move or are deleted', async () => {
    const { course, lectures } = await createCourse(payload, project)
    const { course: other } = await createCourse(payload, project)
    const summary = async (id: string | number) =>
      (
        await payload.find({
          collection: 'class-content-summaries',
          where: { class: { equals: id } },
          overrideAccess: true,
        })
      ).docs[0]
    const options = { overrideAccess: true, context: { project } } as const
    expect(await summary(course.id)).toMatchObject({ lectures: 3, minutes: 60, texts: 3, freeLectures: 1 })
    await payload.update({
      collection: 'lectures',
      id: lectures[0]?.id as string,
      data: { minutes: 50 },
      ...options,
    })
    await payload.update({
      collection: 'lectures',
      id: lectures[1]?.id as string,
      data: { class: other.id, slug: 'moved' } as never,
      ...options,
    })
    await payload.delete({ collection: 'lectures', id: lectures[2]?.id as string, ...options })
    expect(await summary(course.id)).toMatchObject({ lectures: 1, minutes: 50, texts: 1, freeLectures: 1 })
    expect(await summary(other.id)).toMatchObject({ lectures: 4, minutes: 80 })
  })
})
