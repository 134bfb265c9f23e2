import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { tidyReviews } from '#cms/jobs/tidyReviews.ts'
import { deleteAccount } from '#cms/operations/account/deleteAccount.ts'
import { startPayload } from '#cms/payload.ts'
import type { AskedReview, MyReview } from '#domain/calls/reviews.ts'
import { REVIEWS_A_PAGE, WRITES_A_DAY } from '#domain/reviews/limits.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import { effects } from '#hooks/effects.ts'
import type { AuditLog, Notification, ProductReview } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createEditor } from '#tests/support/editing.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'
import {
  buyerOf,
  listed,
  ratingsOf,
  rowOf,
  type Student,
  student,
  words,
  write,
} from '#tests/support/reviewing.ts'

let payload: BasePayload
let project: RequestProject
let course: Awaited<ReturnType<typeof createCourse>>
let product: string
let buyer: Student
let desk: Browser
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  course = await createCourse(payload, project)
  product = String(course.product.id)
  buyer = await buyerOf(payload, project, product)
  desk = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
})

const mine = async (by: Browser, which = product) =>
  (await by.get<MyReview>(`/reviews/mine?product=${which}`)).body
const moderate = (id: string, change: object) => desk.call('PATCH', `/product-reviews/${id}`, change)
const approve = async (id: string) => {
  const { status, body } = await moderate(id, { state: 'approved' })
  expect(status, JSON.stringify(body)).toBe(200)
}
const written = async (rating: number, by = buyer): Promise<string> =>
  (await write(by.browser, product, rating)).body.review.id
const same = (rating: number, count: number) => [
  [rating, count],
  [rating, count],
]
const newsOf = async (user: string) =>
  (
    await payload.db.find<Notification>({
      collection: 'notifications',
      where: { and: [{ user: { equals: user } }, { title: { contains: 'review' } }] },
      sort: 'createdAt',
      pagination: false,
    })
  ).docs

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

describe('the rating', () => {
  it('follows each step: written, approved, edited, approved anew, rejected, deleted', async () => {
    const other = await buyerOf(payload, project, product)
    await approve(await written(2, other))
    const id = await written(5)
    expect(await ratingsOf(payload, product)).toEqual(same(2, 1))
    await approve(id)
    expect(await ratingsOf(payload, product)).toEqual(same(3.5, 2))
    expect(await listed(project, product)).toMatchObject({ stars: [0, 1, 0, 0, 1], rating: 3.5, total: 2 })
    expect(
      (await write(buyer.browser, product, 1, { text: 'I have changed my mind since.' })).body,
    ).toMatchObject({
      message: ANSWERS.reviewWaits,
      review: { id, state: 'pending', rating: 1 },
    })
    expect(await ratingsOf(payload, product)).toEqual(same(2, 1))
    expect((await listed(project, product)).reviews.map(({ rating }) => rating)).toEqual([2])
    await approve(id)
    expect(await ratingsOf(payload, product)).toEqual(same(1.5, 2))
    expect((await listed(project, product)).reviews.find((review) => review.id === id)).toMatchObject({
      isEdited: true,
      text: 'I have changed my mind since.',
    })
    await moderate(id, { state: 'rejected' })
    expect(await ratingsOf(payload, product)).toEqual(same(2, 1))
    expect((await mine(buyer.browser)).review).toMatchObject({ state: 'rejected' })
    expect((await buyer.browser.post('/reviews/delete', { product })).body).toMatchObject({
      apiSuccess: true,
    })
    expect((await other.browser.post('/reviews/delete', { product })).body).toMatchObject({
      apiSuccess: true,
    })
    expect(await ratingsOf(payload, product)).toEqual(same(0, 0))
    expect(await rowOf(payload, id)).toBeNull()
    expect((await other.browser.post('/reviews/delete', { product })).status).toBe(200)
  })

  it('counts a person once, also when they send twice at the same moment or edit again and again', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => write(buyer.browser, product, 5)))
    expect(new Set(answers.map(({ body }) => body.review.id)).size).toBe(1)
    const id = answers[0]?.body.review.id ?? ''
    expect(await rowOf(payload, id)).toMatchObject({ revision: 1, editedAt: null })
    await approve(id)
    for (const rating of [4, 5, 4, 5]) {
      await write(buyer.browser, product, rating)
      await approve(id)
    }
    expect(await ratingsOf(payload, product)).toEqual(same(5, 1))
    const other = await Promise.all(
      [1, 2, 3, 4, 5].map((rating) =>
        write(buyer.browser, product, rating, { text: `At once, as ${rating}.` }),
      ),
    )
    expect(other.every(({ body }) => body.apiSuccess)).toBe(true)
    expect(await ratingsOf(payload, product)).toEqual(same(0, 0))
  })

  it('is right after many were approved at once, and tells the pages of the product alone', async () => {
    const buyers = await Promise.all([1, 2, 3, 4, 5].map(() => buyerOf(payload, project, product)))
    const ids = await Promise.all(buyers.map((by, index) => written(index + 1, by)))
    const told: string[][] = []
    const before = effects.publishChange
    effects.publishChange = (tags) => told.push(tags)
    await Promise.all(ids.map(approve))
    effects.publishChange = before
    expect(await ratingsOf(payload, product)).toEqual(same(3, 5))
    const base = `p:${project.slug}:selling-products`
    expect(new Set(told.map((tags) => tags.join()))).toEqual(
      new Set([`${base},${base}:${course.product.slug}`]),
    )
  }, 60_000)

  it('is put right when a kill left it wrong, and keeps what says the same', async () => {
    await approve(await written(4))
    const quiet = await createCourse(payload, project)
    for (const id of [product, String(quiet.product.id)])
      await payload.db.updateOne({
        collection: 'selling-products',
        id,
        data: { rating: 5, ratingCount: 900 },
      })
    await tidyReviews(payload, new Date())
    expect((await ratingsOf(payload, product))[0]).toEqual([4, 1])
    expect((await ratingsOf(payload, String(quiet.product.id)))[0]).toEqual([0, 0])
  })

  it('is nothing a product can be saved with', async () => {
    const admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
    const values = { rating: 5, ratingCount: 900, title: 'Another title' }
    expect((await admin.call('PATCH', `/selling-products/${product}`, values)).status).toBe(200)
    expect(await ratingsOf(payload, product)).toEqual(same(0, 0))
  })
})

describe('the list', () => {
  const fill = async (ratings: number[]) => {
    for (const [index, rating] of ratings.entries())
      await payload.db.create({
        collection: 'product-reviews',
        data: {
          ...words(rating),
          product,
          project: project.id,
          reviewKey: `${product}:${index}`,
          studentName: `R. ${index}`,
          state: 'approved',
          revision: 1,
          helpfulCount: index % 3,
          writtenAt: new Date(Date.now() - index * 60_000).toISOString(),
        },
      })
  }
  const names = async (query: string) =>
    (await listed(project, product, query)).reviews.map(({ name }) => Number(name.slice(3)))

  it('pages through everything once, sorted and filtered', async () => {
    await fill([5, 4, 3, 2, 1, 5, 5])
    const pages = await Promise.all([1, 2, 3].map((page) => listed(project, product, `&page=${page}`)))
    expect(pages.map(({ reviews }) => reviews.length)).toEqual([REVIEWS_A_PAGE, 1, 0])
    expect(pages[0]).toMatchObject({ total: 7, pageCount: 2, stars: [1, 1, 1, 1, 3], ratingCount: 7 })
    expect(await names('&sort=newest')).toEqual([0, 1, 2, 3, 4, 5])
    expect(await names('&sort=helpful')).toEqual([2, 5, 1, 4, 0, 3])
    expect(await names('&sort=highest')).toEqual([0, 5, 6, 1, 2, 3])
    expect(await names('&sort=lowest')).toEqual([4, 3, 2, 1, 0, 5])
    expect(await names('&stars=5&sort=newest')).toEqual([0, 5, 6])
    expect(await listed(project, product, '&stars=5')).toMatchObject({
      total: 3,
      pageCount: 1,
      ratingCount: 7,
    })
  })

  it.each(['&sort=random', '&stars=0', '&stars=6', '&page=0', '&page=1001', '&page=x'])(
    'refuses a query like %s',
    async (query) => {
      expect((await openBrowser(project).get(`/reviews/list?product=${product}${query}`)).status).toBe(400)
    },
  )

  it('asks the database two questions, each answered by an index', async () => {
    await fill([5, 4])
    const { client } = payload.db as unknown as {
      client: { execute: (query: string) => Promise<{ rows: { detail: string }[] }> }
    }
    const planOf = async (order: string) =>
      (
        await client.execute(
          `explain query plan select id from product_reviews where product_id = '${product}' and state = 'approved' ${order}`,
        )
      ).rows.map(({ detail }) => detail)
    for (const [order, index] of [
      ['order by written_at desc limit 6', 'product_state_writtenAt_idx'],
      ['order by helpful_count desc limit 6', 'product_state_helpfulCount_idx'],
      ['order by rating limit 6', 'product_state_rating_idx'],
      ['group by rating', 'product_state_rating_idx'],
    ]) {
      const plan = (await planOf(order as string)).join('\n')
      expect(plan).toContain(index)
      expect(plan).not.toContain('TEMP B-TREE')
    }
    const find = vi.spyOn(payload.db, 'find')
    await listed(project, product)
    expect(find.mock.calls.filter(([{ collection }]) => collection === 'product-reviews')).toHaveLength(1)
    find.mockRestore()
  })

  it('is not to be had around the call', async () => {
    await fill([5])
    expect((await openBrowser(project).get('/product-reviews')).status).toBe(403)
    expect((await buyer.browser.get('/product-reviews')).status).toBe(403)
  })
})

describe('the team', () => {
  it('answers and approves, is heard of once each, and is in the audit log', async () => {
    const id = await written(4)
    const student = String(buyer.person.id)
    expect(await newsOf(student)).toEqual([])
    expect((await moderate(id, { state: 'approved', reply: ' Thank you. ' })).status).toBe(200)
    await moderate(id, { state: 'approved' })
    const href = `/courses/${course.product.slug}#reviews`
    expect(await newsOf(student)).toMatchObject([
      { title: 'Your review is published', href },
      { title: 'The team replied to your review', href },
    ])
    const { reviews } = await listed(project, product)
    expect(reviews).toMatchObject([{ reply: 'Thank you.', repliedAt: expect.any(Number) }])
    await moderate(id, { reply: '' })
    expect((await listed(project, product)).reviews).toMatchObject([{ reply: null, repliedAt: null }])
    expect(await newsOf(student)).toHaveLength(2)
    const { docs } = await payload.db.find<AuditLog>({
      collection: 'audit-logs',
      where: { and: [{ entityId: { equals: id } }, { action: { equals: 'update' } }] },
      pagination: false,
    })
    expect(docs).toHaveLength(2)
    expect(docs.map(({ changes }) => JSON.stringify(changes)).join()).toContain('approved')
  })

  it('approves the words it has read, not those that came meanwhile', async () => {
    const id = await written(5)
    const seen = (await rowOf(payload, id)) as ProductReview
    await write(buyer.browser, product, 5, { text: 'Something quite different now.' })
    const late = await moderate(id, { state: 'approved', revision: seen.revision })
    expect([late.status, JSON.stringify(late.body)]).toEqual([
      400,
      expect.stringContaining('has changed this review meanwhile'),
    ])
    expect((await listed(project, product)).total).toBe(0)
    await moderate(id, { state: 'approved', revision: seen.revision + 1 })
    expect((await listed(project, product)).total).toBe(1)
  })

  it('changes neither words nor figures, and writes none itself', async () => {
    const id = await written(1)
    const change = {
      rating: 5,
      text: 'All good, really',
      isVerified: false,
      helpfulCount: 99,
      state: 'approved',
    }
    expect((await moderate(id, change)).status).toBe(200)
    expect(await rowOf(payload, id)).toMatchObject({ ...words(1), isVerified: true, helpfulCount: 0 })
    const made = { product, ...words(5), reviewKey: 'x', writtenAt: new Date().toISOString() }
    expect((await desk.post('/product-reviews', made)).status).toBe(403)
    const reader = await createEditor(payload, project, [{ id: 'products', canEdit: true }])
    const other = await signInStaff(project, reader.phone)
    expect((await other.get('/product-reviews')).status).toBe(403)
    expect((await other.call('PATCH', `/product-reviews/${id}`, { state: 'rejected' })).status).toBe(403)
  })

  it('deletes a review, and a deleted product takes its reviews along', async () => {
    const id = await written(5)
    await approve(id)
    expect((await desk.call('DELETE', `/product-reviews/${id}`)).status).toBe(200)
    expect(await ratingsOf(payload, product)).toEqual(same(0, 0))
    const again = await written(5)
    await payload.delete({ collection: 'selling-products', id: product, overrideAccess: true })
    expect(await rowOf(payload, again)).toBeNull()
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

it('leaves with the account, and the rating follows', async () => {
  const other = await buyerOf(payload, project, product)
  const [own, kept] = [await written(1), await written(5, other)]
  for (const id of [own, kept]) await approve(id)
  await buyer.browser.post('/reviews/vote', { review: kept, isHelpful: true })
  expect((await listed(project, product, '&stars=5')).reviews[0]?.helpfulCount).toBe(1)
  await deleteAccount(payload, buyer.person, new Date())
  expect(await listed(project, product)).toMatchObject({ rating: 5, ratingCount: 1, total: 1 })
  expect((await listed(project, product)).reviews[0]?.helpfulCount).toBe(0)
})
