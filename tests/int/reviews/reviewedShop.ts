import { beforeEach, expect } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import type { MyReview } from '#domain/calls/reviews.ts'
import type { Browser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { buyerOf, writeReview } from '#tests/support/reviewing.ts'

type Shop = Awaited<ReturnType<typeof openShop>>

/** Registers a hook that creates a project with a course, a buyer and an admin for every test; returns them with their operations. */
export function reviewedShop(): Shop {
  const shop = {} as Shop
  beforeEach(async () => {
    Object.assign(shop, await openShop())
  })
  return shop
}

async function openShop() {
  const payload = await startPayload()
  const project = await createProject(payload)
  const course = await createCourse(payload, project)
  const product = String(course.product.id)
  const buyer = await buyerOf(payload, project, product)
  const desk = await signInStaff(project, (await createPerson(payload, project, 800)).phone)

  const mine = async (by: Browser, which = product) =>
    (await by.get<MyReview>(`/reviews/mine?product=${which}`)).body
  const moderate = (id: string, change: object) => desk.call('PATCH', `/product-reviews/${id}`, change)
  const approve = async (id: string) => {
    const { status, body } = await moderate(id, { state: 'approved' })
    expect(status, JSON.stringify(body)).toBe(200)
  }
  const written = async (rating: number, by = buyer): Promise<string> =>
    (await writeReview(by.browser, product, rating)).body.review.id

  return { payload, project, course, product, buyer, desk, mine, moderate, approve, written }
}

/** Expected ratings of document and newest version when both are equal. */
export const same = (rating: number, count: number) => [
  [rating, count],
  [rating, count],
]
