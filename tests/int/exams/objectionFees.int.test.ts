import { expect, it } from 'vitest'
import { settleFees } from '#cms/operations/exams/objections/settleFees.ts'
import { fulfilOrder } from '#cms/operations/fulfilment/fulfilOrder.ts'
import type { SolutionsResponse } from '#domain/calls/exams/solutions.ts'
import { FEE_GRACE_MS } from '#domain/exams/objections/objectionFee.ts'
import { ANY_GATEWAY } from '#domain/orders/methods.ts'
import type { Objection, Order, Refund } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { saveAt, saveOf, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { openStaff } from '#tests/support/exams/openStaff.ts'
import { plainPaper, type ReleasedPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { createCoupon } from '#tests/support/shop/sell.ts'
import { sendWebhook } from '#tests/support/shop/sendWebhook.ts'
import { buyAt, openShopper, payAt, startAt } from '#tests/support/shop/shopper.ts'

const shop = openShop()
const HOUR_MS = 3_600_000
const FEE_PAISE = 20_000
const QUESTION = 'optics00'
type Reply = { apiSuccess: boolean; code?: string; message: string; decided?: number; order?: string | null }

/** A paper with objections at ₹200, and a student who took it. */
async function opened(fee: { feePaise?: number; isFeeRefundable?: boolean } = {}) {
  const paper = await releasePaper(shop.payload, shop.project, { paper: plainPaper([QUESTION, 'optics01']) })
  const staff = await openStaff(shop)
  const setWindow = (until: number | null, more: object = {}) =>
    staff.post<Reply>('/attempts/objectionwindow', {
      paper: paper.id,
      until,
      feePaise: FEE_PAISE,
      ...fee,
      ...more,
    })
  expect((await setWindow(Date.now() + HOUR_MS)).body.apiSuccess).toBe(true)
  return { paper, staff, setWindow, ...(await taken(paper)) }
}
async function taken(paper: ReleasedPaper) {
  const { browser, id: student } = await openShopper(shop.payload, shop.project)
  const { id: attempt } = await startedAt(browser, paper)
  await saveAt(browser, attempt, [saveOf(QUESTION, 1, { type: 'single', option: 'c' })])
  await submitAt(browser, attempt)
  return { browser, student, attempt }
}
const object = (browser: Browser, attempt: string) =>
  browser.post<Reply>('/tests/object', {
    attempt,
    question: QUESTION,
    reason: 'Option c follows from the lens equation',
  })
const pay = (browser: Browser, attempt: string) =>
  browser.post<Reply>('/tests/payobjection', { attempt, question: QUESTION })
const withdraw = (browser: Browser, attempt: string) =>
  browser.post<Reply>('/tests/withdrawobjection', { attempt, question: QUESTION })
const decide = (staff: Browser, paper: ReleasedPaper, event: 'accept' | 'reject') =>
  staff.post<Reply>('/attempts/answerobjections', {
    paper: paper.id,
    release: paper.release,
    question: QUESTION,
    event,
    note: 'So it is',
  })
const ordersOf = async (student: string): Promise<Order[]> =>
  (
    await shop.payload.db.find<Order>({
      collection: 'orders',
      where: { student: { equals: student } },
      sort: 'placedAt',
    })
  ).docs
const rowOf = async (attempt: string): Promise<Objection> =>
  (await shop.payload.db.findOne<Objection>({
    collection: 'objections',
    where: { key: { equals: `${attempt}/${QUESTION}` } },
  })) as Objection
const refundsOf = async (order: Order | undefined): Promise<Refund[]> =>
  (
    await shop.payload.db.find<Refund>({
      collection: 'refunds',
      where: { order: { equals: order?.id } },
    })
  ).docs
const shownTo = async (browser: Browser, attempt: string) => {
  const { body } = await browser.get<SolutionsResponse>(`/tests/solutions?attempt=${attempt}`)
  return { fee: body.objectionFee, objection: body.solutions?.questions[0]?.objection }
}

it('an objection with a fee is decided once it is paid, and costs nothing else', async () => {
  const { paper, staff, browser, student, attempt } = await opened()
  expect((await shownTo(browser, attempt)).fee).toEqual({ paise: FEE_PAISE, isRefundable: true })
  const raised = await object(browser, attempt)
  const [order] = await ordersOf(student)
  expect(raised.body).toMatchObject({ apiSuccess: true, order: order?.number })
  expect(order).toMatchObject({ payablePaise: FEE_PAISE, creditsPaise: 0, deliveryPaise: 0 })
  expect((await rowOf(attempt)).state).toBe('unpaid')
  expect((await decide(staff, paper, 'accept')).body.code).toBe('meanwhile')

  await payAt(shop.payload, shop.project, browser, String(order?.id))
  expect((await shownTo(browser, attempt)).objection).toMatchObject({
    state: 'open',
    fee: { paise: FEE_PAISE, state: 'paid' },
  })
  const [paid] = await ordersOf(student)
  expect(paid).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
  const granted = { collection: 'entitlements', where: { student: { equals: student } } } as const
  expect((await shop.payload.db.count(granted)).totalDocs).toBe(0)
  expect((await pay(browser, attempt)).body.code).toBe('meanwhile')
})

it('objecting and paying in two tabs at once make one order, and a replayed payment pays once', async () => {
  const { browser, student, attempt } = await opened()
  const raised = await Promise.all([object(browser, attempt), object(browser, attempt)])
  const again = await Promise.all([pay(browser, attempt), pay(browser, attempt)])
  const [order, ...more] = await ordersOf(student)
  expect(more).toEqual([])
  expect([...raised, ...again].map(({ body }) => body.order)).toEqual(Array(4).fill(order?.number))

  const { body: started } = await startAt(browser, String(order?.id))
  const paid = { gatewayOrderId: started.gatewayOrderId, amountPaise: FEE_PAISE }
  await Promise.all(Array.from({ length: 4 }, () => sendWebhook(shop.project, paid)))
  await expect.poll(async () => (await rowOf(attempt)).state).toBe('open')
  await sendWebhook(shop.project, paid)
  const [settled] = await ordersOf(student)
  expect(settled?.netPaymentPaise).toBe(FEE_PAISE)
  expect(await refundsOf(settled)).toEqual([])
  // Fulfilled anew after a stop in the middle, it changes nothing.
  await shop.payload.db.updateOne({
    collection: 'orders',
    id: String(order?.id),
    data: { pendingTask: 'fulfil' },
  })
  await fulfilOrder(shop.payload, String(order?.id), new Date())
  expect(await rowOf(attempt)).toMatchObject({ state: 'open', fee: 'paid', order: order?.number })
})

it('the fee goes back once when its objection is accepted, however often staff decide', async () => {
  const { paper, staff, browser, student, attempt } = await opened()
  await object(browser, attempt)
  const [order] = await ordersOf(student)
  await payAt(shop.payload, shop.project, browser, String(order?.id))
  expect((await decide(staff, paper, 'accept')).body.decided).toBe(1)
  expect(await rowOf(attempt)).toMatchObject({ state: 'accepted', fee: 'refunded' })
  const [refunded] = await ordersOf(student)
  expect(refunded?.refundedPaise).toBe(FEE_PAISE)
  await decide(staff, paper, 'reject')
  await decide(staff, paper, 'accept')
  // A stop between the decision and the refund.
  await shop.payload.db.updateOne({
    collection: 'objections',
    id: String((await rowOf(attempt)).id),
    data: { fee: 'refunding' },
  })
  await settleFees(shop.payload, new Date())
  expect((await rowOf(attempt)).fee).toBe('refunded')
  const [after] = await ordersOf(student)
  expect(after?.refundedPaise).toBe(FEE_PAISE)
  expect((await refundsOf(after)).map(({ amountPaise }) => amountPaise)).toEqual([FEE_PAISE])
})

it('a fee stays where its paper says so, and where the objection is rejected', async () => {
  const kept = await opened({ isFeeRefundable: false })
  const rejected = await opened()
  for (const [{ paper, staff, browser, student, attempt }, event] of [
    [kept, 'accept'],
    [rejected, 'reject'],
  ] as const) {
    await object(browser, attempt)
    await payAt(shop.payload, shop.project, browser, String((await ordersOf(student))[0]?.id))
    await decide(staff, paper, event)
    await settleFees(shop.payload, new Date())
    expect((await rowOf(attempt)).fee).toBe('paid')
    expect((await ordersOf(student))[0]?.refundedPaise).toBe(0)
  }
})

it('a payment that was begun before the end of objections counts, and what arrives much later is refunded', async () => {
  const [inTime, late] = [await opened(), await opened()]
  const payments = []
  for (const { browser, student, attempt, setWindow } of [inTime, late]) {
    await object(browser, attempt)
    const [order] = await ordersOf(student)
    const { body } = await startAt(browser, String(order?.id))
    payments.push({ gatewayOrderId: body.gatewayOrderId, amountPaise: FEE_PAISE })
    await setWindow(Date.now())
    expect((await pay(browser, attempt)).body.code).toBe('over')
  }
  await settleFees(shop.payload, new Date())
  await sendWebhook(shop.project, payments[0] as (typeof payments)[number])
  await expect.poll(async () => (await rowOf(inTime.attempt)).state).toBe('open')

  await settleFees(shop.payload, new Date(Date.now() + FEE_GRACE_MS))
  expect((await rowOf(inTime.attempt)).state).toBe('open')
  expect((await rowOf(late.attempt)).state).toBe('lapsed')
  await sendWebhook(shop.project, payments[1] as (typeof payments)[number])
  const refundedLate = async () => refundsOf((await ordersOf(late.student))[0])
  await expect
    .poll(async () => (await refundedLate()).map(({ amountPaise }) => amountPaise))
    .toEqual([FEE_PAISE])
  expect((await rowOf(late.attempt)).state).toBe('lapsed')
})

it('an unpaid objection is withdrawn with its order, and one that was paid is raised again without paying', async () => {
  const { browser, student, attempt, setWindow } = await opened()
  await object(browser, attempt)
  expect((await withdraw(browser, attempt)).body.apiSuccess).toBe(true)
  expect((await ordersOf(student)).map(({ status }) => status)).toEqual(['cancelled'])
  // Raised again, it costs what objections cost now.
  await setWindow(Date.now() + HOUR_MS, { feePaise: 30_000 })
  await object(browser, attempt)
  const orders = await ordersOf(student)
  expect(orders.map(({ status, payablePaise }) => [status, payablePaise])).toEqual([
    ['cancelled', FEE_PAISE],
    ['placed', 30_000],
  ])
  await payAt(shop.payload, shop.project, browser, String(orders[1]?.id))
  expect((await withdraw(browser, attempt)).body.apiSuccess).toBe(true)
  expect((await object(browser, attempt)).body.order).toBeNull()
  expect(await rowOf(attempt)).toMatchObject({ state: 'open', fee: 'paid', feePaise: 30_000 })
  expect(await ordersOf(student)).toHaveLength(2)
})

it('nobody pays or sees the fee of another student, and a fee below one rupee is refused', async () => {
  const { browser, attempt, setWindow } = await opened()
  await object(browser, attempt)
  const { browser: stranger } = await openShopper(shop.payload, shop.project)
  expect((await pay(stranger, attempt)).status).toBe(404)
  expect((await setWindow(Date.now() + HOUR_MS, { feePaise: 50 })).status).toBe(400)
  expect((await setWindow(Date.now() + HOUR_MS, { feePaise: -100 })).status).toBe(400)
})

it('a fee is paid at the gateway that the project prefers when the student names none', async () => {
  const { browser, student, attempt } = await opened()
  await object(browser, attempt)
  const [order] = await ordersOf(student)
  const { body } = await startAt(browser, String(order?.id), ANY_GATEWAY)
  expect(body).toMatchObject({ apiSuccess: true, gateway: 'sandbox' })
  expect((await startAt(browser, String(order?.id), 'unknown')).body.code).toBe('gatewayUnknown')
})

it('somebody who has paid fees alone has not ordered yet, so a coupon for a first order still applies', async () => {
  const { product: course } = await createCourse(shop.payload, shop.project)
  const { code: coupon } = await createCoupon(shop.payload, shop.project, { isFirstOrderOnly: true })
  const items = [{ product: course.id, quantity: 1 }]
  const { browser, student, attempt } = await opened()
  const asBuyer = async () => {
    const { body: discount } = await browser.post<Reply>('/coupon/getdiscount', { items, coupon })
    const { body } = await browser.get<{ hasOrdered: boolean }>('/learn/owned')
    return { refusal: discount.code ?? null, hasOrdered: body.hasOrdered }
  }
  await object(browser, attempt)
  const [order] = await ordersOf(student)
  await payAt(shop.payload, shop.project, browser, String(order?.id))
  expect((await ordersOf(student))[0]?.paymentStatus).toBe('paid')
  expect(await asBuyer()).toEqual({ refusal: null, hasOrdered: false })
  await buyAt(shop.payload, shop.project, browser, { items: [{ product: course.id }] })
  expect(await asBuyer()).toEqual({ refusal: 'couponFirstOrderOnly', hasOrdered: true })
})
