import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import type { AskedReview } from '#domain/calls/reviews.ts'
import { WRITES_A_DAY } from '#domain/reviews/limits.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn } from '#tests/support/people.ts'
import { buyerOf, listed, student, write } from '#tests/support/reviewing.ts'
import { openReviewDesk, type ReviewDesk } from './desk.ts'

let payload: BasePayload
let project: ReviewDesk['project']
let course: ReviewDesk['course']
let product: ReviewDesk['product']
let buyer: ReviewDesk['buyer']
let mine: ReviewDesk['mine']
let approve: ReviewDesk['approve']
let written: ReviewDesk['written']
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  ;({ project, course, product, buyer, mine, approve, written } = await openReviewDesk(payload))
})

describe('who may write', () => {
  it('nobody without signing in, without the product, or of another project', async () => {
    expect((await write(openBrowser(project), product, 5)).status).toBe(401)
    const other = await student(payload, project)
    expect((await write(other.browser, product, 5)).body).toMatchObject({
      apiSuccess: false,
      code: 'notBought',
      message: ANSWERS.reviewForBuyers,
    })
    const foreign = await createProject(payload)
    const away = await createCourse(payload, foreign)
    expect((await write(buyer.browser, String(away.product.id), 5)).status).toBe(404)
    const { phone } = await createPerson(payload, foreign)
    const stranger = await signIn(foreign, phone)
    expect((await write(stranger, product, 5)).status).toBe(404)
    expect(await payload.db.count({ collection: 'product-reviews', where: {} })).toMatchObject({
      totalDocs: expect.any(Number),
    })
    expect((await listed(project, product)).total).toBe(0)
    expect(await mine(other.browser)).toMatchObject({ mayWrite: false, review: null })
  })

  it('a buyer, marked as one; whom the team let in, unmarked; nobody after a refund', async () => {
    expect(await mine(buyer.browser)).toMatchObject({ mayWrite: true, isVerified: true, review: null })
    const given = await student(payload, project)
    await payload.db.create({
      collection: 'enrolments',
      data: {
        student: given.person.id,
        class: course.course.id,
        product,
        grantKey: `given-${given.person.id}`,
        startsAt: new Date().toISOString(),
        project: project.id,
      },
    })
    for (const by of [buyer, given]) await approve(await written(4, by))
    const { reviews } = await listed(project, product, '&sort=newest')
    expect(reviews.map(({ isVerified }) => isVerified)).toEqual([false, true])
    expect(reviews[0]).toMatchObject({ name: 'Test P.', rating: 4, isEdited: false, helpfulCount: 0 })
    expect(Object.keys(reviews[0] ?? {})).not.toContain('student')
    const refunded = await buyerOf(payload, project, product)
    await payload.db.updateMany({
      collection: 'orders',
      where: { student: { equals: refunded.person.id } },
      data: { paymentStatus: 'refunded' },
    })
    await payload.db.deleteMany({
      collection: 'enrolments',
      where: { student: { equals: refunded.person.id } },
    })
    expect((await write(refunded.browser, product, 1)).body.code).toBe('notBought')
  })

  it('who has it in a bundle', async () => {
    const bundle = await createCourse(payload, project, { kind: 'bundle', classes: [], includes: [product] })
    const { browser } = await buyerOf(payload, project, String(bundle.product.id))
    expect(await mine(browser)).toMatchObject({ mayWrite: true, isVerified: true })
  })

  it('nobody where the project has no reviews, or the product is not on sale', async () => {
    const off = await createProject(payload, { 'admin-configs': { offFeatures: ['reviews'] } })
    const there = await createCourse(payload, off)
    const id = String(there.product.id)
    const { browser } = await buyerOf(payload, off, id)
    expect((await write(browser, id, 5)).status).toBe(404)
    expect((await openBrowser(off).get(`/reviews/list?product=${id}`)).status).toBe(404)
    await payload.db.updateOne({ collection: 'selling-products', id: product, data: { _status: 'draft' } })
    expect((await write(buyer.browser, product, 5)).status).toBe(404)
    expect((await openBrowser(project).get(`/reviews/list?product=${product}`)).status).toBe(404)
  })

  it('ten times a day', async () => {
    for (let i = 0; i < WRITES_A_DAY; i++)
      expect(
        (await write(buyer.browser, product, 5, { text: `Try number ${i} of today` })).body.apiSuccess,
      ).toBe(true)
    expect((await write(buyer.browser, product, 5, { text: 'One more than that' })).body).toMatchObject({
      apiSuccess: false,
      code: 'limit',
    })
    // What says nothing new takes nothing.
    const last = { text: `Try number ${WRITES_A_DAY - 1} of today` }
    expect((await write(buyer.browser, product, 5, last)).body.apiSuccess).toBe(true)
  })

  it.each([
    { rating: 6 },
    { rating: 'five' },
    { text: 'short' },
    { text: 'x'.repeat(3001) },
    { title: 'x'.repeat(121) },
    { product: { $ne: null } },
    { photos: ['a', 'b', 'c', 'd', 'e'] },
  ])('never in a wrong shape: %j', async (wrong) => {
    const { status, body } = await write(buyer.browser, product, 5, wrong)
    expect([status, Object.keys((body as unknown as { fields: object }).fields)]).toEqual([
      400,
      Object.keys(wrong),
    ])
  })
})

describe('in the course', () => {
  const asked = async (by: Browser) =>
    (await by.get<AskedReview>(`/reviews/asked?class=${course.course.slug}`)).body.product
  const complete = (index: number) =>
    buyer.browser.post('/learn/complete', { lecture: course.lectures[index]?.id })

  it('asks from 30 % of the lectures on, until the review is written', async () => {
    expect(await asked(buyer.browser)).toBeNull()
    await complete(0)
    expect(await asked(buyer.browser)).toEqual({
      id: product,
      title: course.product.title,
      slug: course.product.slug,
      kind: 'course',
    })
    await written(5)
    expect(await asked(buyer.browser)).toBeNull()
  })

  it('asks for the part of a bundle that holds the class, and strangers for nothing', async () => {
    const bundle = await createCourse(payload, project, { kind: 'bundle', classes: [], includes: [product] })
    const { browser } = await buyerOf(payload, project, String(bundle.product.id))
    await browser.post('/learn/complete', { lecture: course.lectures[0]?.id })
    expect(await asked(browser)).toMatchObject({ id: product })
    expect(await asked((await student(payload, project)).browser)).toBeNull()
    expect((await openBrowser(project).get(`/reviews/asked?class=${course.course.slug}`)).status).toBe(401)
    expect((await browser.get('/reviews/asked?class=nothing')).body).toMatchObject({ product: null })
  })
})
