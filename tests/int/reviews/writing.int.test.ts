import { describe, expect, it } from 'vitest'
import type { ReviewPrompt } from '#domain/calls/reviews.ts'
import { REVIEW_WRITES_PER_DAY } from '#domain/reviews/limits.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import type { Order } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { entitle } from '#tests/support/entitle.ts'
import { createPerson, signIn } from '#tests/support/people.ts'
import { buyerOf, openStudent, publicReviews, writeReview } from '#tests/support/reviewing.ts'
import { reviewedShop } from './reviewedShop.ts'

const shop = reviewedShop()

describe('writing a review', () => {
  it('is refused without a sign-in, without the product, and to people of another project', async () => {
    expect((await writeReview(openBrowser(shop.project), shop.product, 5)).status).toBe(401)
    const other = await openStudent(shop.payload, shop.project)
    expect((await writeReview(other.browser, shop.product, 5)).body).toMatchObject({
      apiSuccess: false,
      code: 'notBought',
      message: ANSWERS.reviewForBuyers,
    })
    const foreign = await createProject(shop.payload)
    const foreignCourse = await createCourse(shop.payload, foreign)
    expect((await writeReview(shop.buyer.browser, String(foreignCourse.product.id), 5)).status).toBe(404)
    const { phone } = await createPerson(shop.payload, foreign)
    const stranger = await signIn(foreign, phone)
    expect((await writeReview(stranger, shop.product, 5)).status).toBe(404)
    expect((await publicReviews(shop.project, shop.product)).total).toBe(0)
    expect(await shop.mine(other.browser)).toMatchObject({ mayWrite: false, review: null })
  })

  it('is open to a verified buyer, and to a person with granted access as unverified, but to nobody after a refund', async () => {
    expect(await shop.mine(shop.buyer.browser)).toMatchObject({
      mayWrite: true,
      isVerified: true,
      review: null,
    })
    const given = await openStudent(shop.payload, shop.project)
    await entitle(shop.payload, {
      project: shop.project.id,
      student: given.person.id,
      kind: 'product',
      target: shop.product,
    })
    for (const by of [shop.buyer, given]) await shop.approve(await shop.written(4, by))
    const { reviews } = await publicReviews(shop.project, shop.product, '&sort=newest')
    expect(reviews.map(({ isVerified }) => isVerified)).toEqual([false, true])
    expect(reviews[0]).toMatchObject({ name: 'Test P.', rating: 4, isEdited: false, helpfulCount: 0 })
    expect(Object.keys(reviews[0] ?? {})).not.toContain('student')
    const refunded = await buyerOf(shop.payload, shop.project, shop.product)
    await shop.payload.db.updateMany({
      collection: 'orders',
      where: { student: { equals: refunded.person.id } },
      data: { paymentStatus: 'refunded' },
    })
    await shop.payload.db.deleteMany({
      collection: 'entitlements',
      where: { student: { equals: refunded.person.id } },
    })
    expect((await writeReview(refunded.browser, shop.product, 1)).body.code).toBe('notBought')
  })

  it('a buyer with a partial refund, but nobody whose line was refunded', async () => {
    const buyer = await buyerOf(shop.payload, shop.project, shop.product)
    const own = { student: { equals: buyer.person.id } }
    const [order] = (await shop.payload.db.find<Order>({ collection: 'orders', where: own })).docs
    const set = (data: Record<string, unknown>) =>
      shop.payload.db.updateOne({ collection: 'orders', id: String(order?.id), data, returning: false })
    await set({ paymentStatus: 'partlyRefunded' })
    expect((await shop.mine(buyer.browser)).isVerified).toBe(true)
    await set({ lines: order?.lines.map((line) => ({ ...line, state: 'revoked' })) })
    await shop.payload.db.deleteMany({ collection: 'entitlements', where: own })
    expect((await writeReview(buyer.browser, shop.product, 1)).body.code).toBe('notBought')
  })

  it('a buyer of a bundle with the product', async () => {
    const bundle = await createCourse(shop.payload, shop.project, {
      kind: 'bundle',
      classes: [],
      includes: [shop.product],
    })
    const { browser } = await buyerOf(shop.payload, shop.project, String(bundle.product.id))
    expect(await shop.mine(browser)).toMatchObject({ mayWrite: true, isVerified: true })
  })

  it('is refused where the project has no reviews, or the product is not on sale', async () => {
    const off = await createProject(shop.payload, { 'admin-configs': { offFeatures: ['reviews'] } })
    const there = await createCourse(shop.payload, off)
    const id = String(there.product.id)
    const { browser } = await buyerOf(shop.payload, off, id)
    expect((await writeReview(browser, id, 5)).status).toBe(404)
    expect((await openBrowser(off).get(`/reviews/list?product=${id}`)).status).toBe(404)
    await shop.payload.db.updateOne({
      collection: 'selling-products',
      id: shop.product,
      data: { _status: 'draft' },
    })
    expect((await writeReview(shop.buyer.browser, shop.product, 5)).status).toBe(404)
    expect((await openBrowser(shop.project).get(`/reviews/list?product=${shop.product}`)).status).toBe(404)
  })

  it('is possible ten times a day', async () => {
    for (let i = 0; i < REVIEW_WRITES_PER_DAY; i++)
      expect(
        (await writeReview(shop.buyer.browser, shop.product, 5, { text: `Try number ${i} of today` })).body
          .apiSuccess,
      ).toBe(true)
    expect(
      (await writeReview(shop.buyer.browser, shop.product, 5, { text: 'One more than that' })).body,
    ).toMatchObject({
      apiSuccess: false,
      code: 'limit',
    })
    // An unchanged review does not count.
    const last = { text: `Try number ${REVIEW_WRITES_PER_DAY - 1} of today` }
    expect((await writeReview(shop.buyer.browser, shop.product, 5, last)).body.apiSuccess).toBe(true)
  })

  it.each([
    { rating: 6 },
    { rating: 'five' },
    { text: 'short' },
    { text: 'x'.repeat(3001) },
    { title: 'x'.repeat(121) },
    { product: { $ne: null } },
    { photos: ['a', 'b', 'c', 'd', 'e'] },
  ])('is refused with malformed input: %j', async (wrong) => {
    const { status, body } = await writeReview(shop.buyer.browser, shop.product, 5, wrong)
    expect([status, Object.keys((body as unknown as { fields: object }).fields)]).toEqual([
      400,
      Object.keys(wrong),
    ])
  })
})

describe('the prompt for a review in a course', () => {
  const promptedProduct = async (by: Browser) =>
    (await by.get<ReviewPrompt>(`/reviews/asked?class=${shop.course.course.slug}`)).body.product
  const complete = (index: number) =>
    shop.buyer.browser.post('/learn/complete', { lecture: shop.course.lectures[index]?.id })

  it('is shown from 30 % of the lectures on, until the review is written', async () => {
    expect(await promptedProduct(shop.buyer.browser)).toBeNull()
    await complete(0)
    expect(await promptedProduct(shop.buyer.browser)).toEqual({
      id: shop.product,
      title: shop.course.product.title,
      slug: shop.course.product.slug,
      kind: 'course',
    })
    await shop.written(5)
    expect(await promptedProduct(shop.buyer.browser)).toBeNull()
  })

  it('is for the product in a bundle with the class, and never shown to strangers', async () => {
    const bundle = await createCourse(shop.payload, shop.project, {
      kind: 'bundle',
      classes: [],
      includes: [shop.product],
    })
    const { browser } = await buyerOf(shop.payload, shop.project, String(bundle.product.id))
    await browser.post('/learn/complete', { lecture: shop.course.lectures[0]?.id })
    expect(await promptedProduct(browser)).toMatchObject({ id: shop.product })
    expect(await promptedProduct((await openStudent(shop.payload, shop.project)).browser)).toBeNull()
    expect(
      (await openBrowser(shop.project).get(`/reviews/asked?class=${shop.course.course.slug}`)).status,
    ).toBe(401)
    expect((await browser.get('/reviews/asked?class=nothing')).body).toMatchObject({ product: null })
  })
})
