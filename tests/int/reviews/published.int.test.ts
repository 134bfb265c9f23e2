import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tidyReviews } from '#cms/jobs/tidyReviews.ts'
import { deleteAccount } from '#cms/operations/account/deleteAccount.ts'
import { startPayload } from '#cms/payload.ts'
import { REVIEWS_A_PAGE } from '#domain/reviews/limits.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import { effects } from '#hooks/effects.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { buyerOf, listed, ratingsOf, rowOf, words, write } from '#tests/support/reviewing.ts'
import { openReviewDesk, type ReviewDesk, same } from './desk.ts'

let payload: BasePayload
let project: ReviewDesk['project']
let course: ReviewDesk['course']
let product: ReviewDesk['product']
let buyer: ReviewDesk['buyer']
let mine: ReviewDesk['mine']
let moderate: ReviewDesk['moderate']
let approve: ReviewDesk['approve']
let written: ReviewDesk['written']
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  ;({ project, course, product, buyer, mine, moderate, approve, written } = await openReviewDesk(payload))
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
