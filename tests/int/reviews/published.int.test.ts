import { describe, expect, it, vi } from 'vitest'
import { sweepReviews } from '#cms/jobs/sweepReviews.ts'
import { deleteAccount } from '#cms/operations/account/deleteAccount.ts'
import { REVIEWS_PER_PAGE } from '#domain/reviews/limits.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import { effects } from '#hooks/effects.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import {
  buyerOf,
  publicReviews,
  ratingsOf,
  reviewFields,
  reviewRow,
  writeReview,
} from '#tests/support/reviewing.ts'
import { reviewedShop, same } from './reviewedShop.ts'

const shop = reviewedShop()

describe('the rating', () => {
  it('follows each step: written, approved, edited, approved again, rejected, deleted', async () => {
    const other = await buyerOf(shop.payload, shop.project, shop.product)
    await shop.approve(await shop.written(2, other))
    const id = await shop.written(5)
    expect(await ratingsOf(shop.payload, shop.product)).toEqual(same(2, 1))
    await shop.approve(id)
    expect(await ratingsOf(shop.payload, shop.product)).toEqual(same(3.5, 2))
    expect(await publicReviews(shop.project, shop.product)).toMatchObject({
      stars: [0, 1, 0, 0, 1],
      rating: 3.5,
      total: 2,
    })
    expect(
      (await writeReview(shop.buyer.browser, shop.product, 1, { text: 'I have changed my mind since.' }))
        .body,
    ).toMatchObject({
      message: ANSWERS.reviewWaits,
      review: { id, state: 'pending', rating: 1 },
    })
    expect(await ratingsOf(shop.payload, shop.product)).toEqual(same(2, 1))
    expect((await publicReviews(shop.project, shop.product)).reviews.map(({ rating }) => rating)).toEqual([2])
    await shop.approve(id)
    expect(await ratingsOf(shop.payload, shop.product)).toEqual(same(1.5, 2))
    expect(
      (await publicReviews(shop.project, shop.product)).reviews.find((review) => review.id === id),
    ).toMatchObject({
      isEdited: true,
      text: 'I have changed my mind since.',
    })
    await shop.moderate(id, { state: 'rejected', rejectionReason: 'unclear' })
    expect(await ratingsOf(shop.payload, shop.product)).toEqual(same(2, 1))
    expect((await shop.mine(shop.buyer.browser)).review).toMatchObject({ state: 'rejected' })
    expect((await shop.buyer.browser.post('/reviews/delete', { product: shop.product })).body).toMatchObject({
      apiSuccess: true,
    })
    expect((await other.browser.post('/reviews/delete', { product: shop.product })).body).toMatchObject({
      apiSuccess: true,
    })
    expect(await ratingsOf(shop.payload, shop.product)).toEqual(same(0, 0))
    expect(await reviewRow(shop.payload, id)).toBeNull()
    expect((await other.browser.post('/reviews/delete', { product: shop.product })).status).toBe(200)
  })

  it('counts a person once, also after concurrent submissions and edits', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => writeReview(shop.buyer.browser, shop.product, 5)),
    )
    expect(new Set(answers.map(({ body }) => body.review.id)).size).toBe(1)
    const id = answers[0]?.body.review.id ?? ''
    expect(await reviewRow(shop.payload, id)).toMatchObject({ revision: 1, editedAt: null })
    await shop.approve(id)
    for (const rating of [4, 5, 4, 5]) {
      await writeReview(shop.buyer.browser, shop.product, rating)
      await shop.approve(id)
    }
    expect(await ratingsOf(shop.payload, shop.product)).toEqual(same(5, 1))
    const other = await Promise.all(
      [1, 2, 3, 4, 5].map((rating) =>
        writeReview(shop.buyer.browser, shop.product, rating, { text: `At once, as ${rating}.` }),
      ),
    )
    expect(other.every(({ body }) => body.apiSuccess)).toBe(true)
    expect(await ratingsOf(shop.payload, shop.product)).toEqual(same(0, 0))
  })

  it('is right after concurrent approvals, and invalidates pages of the product alone', async () => {
    const buyers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => buyerOf(shop.payload, shop.project, shop.product)),
    )
    const ids = await Promise.all(buyers.map((by, index) => shop.written(index + 1, by)))
    const published: string[][] = []
    const before = effects.publishChange
    effects.publishChange = (tags) => published.push(tags)
    await Promise.all(ids.map(shop.approve))
    effects.publishChange = before
    expect(await ratingsOf(shop.payload, shop.product)).toEqual(same(3, 5))
    const base = `p:${shop.project.slug}:selling-products`
    expect(new Set(published.map((tags) => tags.join()))).toEqual(
      new Set([`${base},${base}:${shop.course.product.slug}`]),
    )
  })

  it('is corrected after a kill, without needless writes', async () => {
    await shop.approve(await shop.written(4))
    const quiet = await createCourse(shop.payload, shop.project)
    for (const id of [shop.product, String(quiet.product.id)])
      await shop.payload.db.updateOne({
        collection: 'selling-products',
        id,
        data: { rating: 5, ratingCount: 900 },
      })
    await sweepReviews(shop.payload, new Date())
    expect((await ratingsOf(shop.payload, shop.product))[0]).toEqual([4, 1])
    expect((await ratingsOf(shop.payload, String(quiet.product.id)))[0]).toEqual([0, 0])
  })

  it('cannot be set by saving the product', async () => {
    const admin = await signInStaff(shop.project, (await createPerson(shop.payload, shop.project, 800)).phone)
    const values = { rating: 5, ratingCount: 900, title: 'Another title' }
    expect((await admin.call('PATCH', `/selling-products/${shop.product}`, values)).status).toBe(200)
    expect(await ratingsOf(shop.payload, shop.product)).toEqual(same(0, 0))
  })
})

describe('the list', () => {
  const fill = async (ratings: number[]) => {
    for (const [index, rating] of ratings.entries())
      await shop.payload.db.create({
        collection: 'product-reviews',
        data: {
          ...reviewFields(rating),
          product: shop.product,
          project: shop.project.id,
          reviewKey: `${shop.product}:${index}`,
          studentName: `R. ${index}`,
          state: 'approved',
          revision: 1,
          helpfulCount: index % 3,
          writtenAt: new Date(Date.now() - index * 60_000).toISOString(),
        },
      })
  }
  const names = async (query: string) =>
    (await publicReviews(shop.project, shop.product, query)).reviews.map(({ name }) => Number(name.slice(3)))

  it('is paged without duplicates, sorted and filtered', async () => {
    await fill([5, 4, 3, 2, 1, 5, 5])
    const pages = await Promise.all(
      [1, 2, 3].map((page) => publicReviews(shop.project, shop.product, `&page=${page}`)),
    )
    expect(pages.map(({ reviews }) => reviews.length)).toEqual([REVIEWS_PER_PAGE, 1, 0])
    expect(pages[0]).toMatchObject({ total: 7, pageCount: 2, stars: [1, 1, 1, 1, 3], ratingCount: 7 })
    expect(await names('&sort=newest')).toEqual([0, 1, 2, 3, 4, 5])
    expect(await names('&sort=helpful')).toEqual([2, 5, 1, 4, 0, 3])
    expect(await names('&sort=highest')).toEqual([0, 5, 6, 1, 2, 3])
    expect(await names('&sort=lowest')).toEqual([4, 3, 2, 1, 0, 5])
    expect(await names('&stars=5&sort=newest')).toEqual([0, 5, 6])
    expect(await publicReviews(shop.project, shop.product, '&stars=5')).toMatchObject({
      total: 3,
      pageCount: 1,
      ratingCount: 7,
    })
  })

  it.each(['&sort=random', '&stars=0', '&stars=6', '&page=0', '&page=1001', '&page=x'])(
    'refuses a query like %s',
    async (query) => {
      expect(
        (await openBrowser(shop.project).get(`/reviews/list?product=${shop.product}${query}`)).status,
      ).toBe(400)
    },
  )

  it('needs two queries', async () => {
    await fill([5, 4])
    const find = vi.spyOn(shop.payload.db, 'find')
    await publicReviews(shop.project, shop.product)
    expect(find.mock.calls.filter(([{ collection }]) => collection === 'product-reviews')).toHaveLength(1)
    find.mockRestore()
  })

  it('is not readable over REST', async () => {
    await fill([5])
    expect((await openBrowser(shop.project).get('/product-reviews')).status).toBe(403)
    expect((await shop.buyer.browser.get('/product-reviews')).status).toBe(403)
  })
})

it('loses reviews of deleted accounts, and the rating follows', async () => {
  const other = await buyerOf(shop.payload, shop.project, shop.product)
  const [own, kept] = [await shop.written(1), await shop.written(5, other)]
  for (const id of [own, kept]) await shop.approve(id)
  await shop.buyer.browser.post('/reviews/vote', { review: kept, isHelpful: true })
  expect((await publicReviews(shop.project, shop.product, '&stars=5')).reviews[0]?.helpfulCount).toBe(1)
  await deleteAccount(shop.payload, shop.buyer.person, new Date())
  expect(await publicReviews(shop.project, shop.product)).toMatchObject({
    rating: 5,
    ratingCount: 1,
    total: 1,
  })
  expect((await publicReviews(shop.project, shop.product)).reviews[0]?.helpfulCount).toBe(0)
})
