import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { MyReview } from '#domain/calls/reviews.ts'
import { REVIEW_VOTES_PER_HOUR } from '#domain/reviews/limits.ts'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'
import {
  buyerOf,
  openStudent,
  publicReviews,
  reviewRow,
  type Student,
  writeReview,
} from '#tests/support/reviewing.ts'

let payload: BasePayload
let project: RequestProject
let product: string
let writer: Student
let reader: Student
let desk: Browser
let review: string
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  product = String((await createCourse(payload, project)).product.id)
  writer = await buyerOf(payload, project, product)
  reader = await openStudent(payload, project)
  desk = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
  review = (await writeReview(writer.browser, product, 5)).body.review.id
  await approve()
})

const approve = () => desk.call('PATCH', `/product-reviews/${review}`, { state: 'approved' })
const vote = (by: Browser, isHelpful = true, which = review) =>
  by.post<{ apiSuccess: boolean; code?: string; helpfulCount: number }>('/reviews/vote', {
    review: which,
    isHelpful,
  })
const helpful = async (by: Browser) =>
  (await by.get<MyReview>(`/reviews/mine?product=${product}`)).body.helpful
const count = async () => (await reviewRow(payload, review))?.helpfulCount

it('counts a person once, however often they vote, and can be withdrawn', async () => {
  expect((await vote(reader.browser)).body).toMatchObject({ isHelpful: true, helpfulCount: 1 })
  await Promise.all([1, 2, 3, 4].map(() => vote(reader.browser)))
  expect(await count()).toBe(1)
  expect(await helpful(reader.browser)).toEqual([review])
  await Promise.all([1, 2, 3].map(() => vote(reader.browser, false)))
  expect([await count(), await helpful(reader.browser)]).toEqual([0, []])
})

it('counts concurrent votes', async () => {
  const readers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => openStudent(payload, project)))
  await Promise.all(readers.map(({ browser }) => vote(browser)))
  expect(await count()).toBe(6)
  expect((await publicReviews(project, product)).reviews[0]?.helpfulCount).toBe(6)
  await Promise.all(readers.slice(0, 4).map(({ browser }) => vote(browser, false)))
  expect(await count()).toBe(2)
})

it('belongs to the text that was read: an edit resets the count, another approval does not', async () => {
  await vote(reader.browser)
  await writeReview(writer.browser, product, 1, { text: 'Now I say quite the opposite of it.' })
  expect((await vote(reader.browser)).status).toBe(404)
  await approve()
  expect([await count(), await helpful(reader.browser)]).toEqual([0, []])
  await vote(reader.browser)
  await desk.call('PATCH', `/product-reviews/${review}`, { reply: 'Thank you' })
  expect(await count()).toBe(1)
})

it('is refused for the own review, to anonymous and foreign callers, and for unpublished reviews', async () => {
  expect((await vote(writer.browser)).body).toMatchObject({ apiSuccess: false, code: 'ownReview' })
  expect((await vote(openBrowser(project))).status).toBe(401)
  const away = await createProject(payload)
  const foreign = await signIn(away, (await createPerson(payload, away)).phone)
  expect((await vote(foreign)).status).toBe(404)
  const other = await buyerOf(payload, project, product)
  const pending = (await writeReview(other.browser, product, 3)).body.review.id
  expect((await vote(reader.browser, true, pending)).status).toBe(404)
  expect((await vote(reader.browser, true, 'nothing')).status).toBe(404)
  expect((await reader.browser.post('/reviews/vote', { review, isHelpful: 'yes' })).status).toBe(400)
  expect(await count()).toBe(0)
  expect((await reader.browser.get('/review-votes')).status).toBe(403)
})

it('is limited per hour', async () => {
  await payload.db.create({
    collection: 'rate-limits',
    data: {
      key: `review-vote:${project.id}:${reader.person.id}`,
      count: REVIEW_VOTES_PER_HOUR - 1,
      windowStart: Date.now(),
      idleAt: Date.now() + 3_600_000,
      fullAt: 0,
      until: 0,
    },
  })
  expect((await vote(reader.browser)).body.apiSuccess).toBe(true)
  expect((await vote(reader.browser, false)).body).toMatchObject({ code: 'limit' })
})
