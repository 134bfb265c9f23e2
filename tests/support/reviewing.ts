import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { OwnReview, ReviewsResponse } from '#domain/calls/reviews.ts'
import type { ProductReview, SellingProduct } from '#payload-types'
import { type Browser, openBrowser } from './browser.ts'
import { payAtGateway, startBuying } from './buying.ts'
import { createPerson, signIn } from './people.ts'

type Person = Awaited<ReturnType<typeof createPerson>>
export type Student = { person: Person; browser: Browser }
type Written = { apiSuccess: boolean; message: string; code?: string; review: OwnReview }

/** Creates a student who is signed in. */
export async function openStudent(payload: BasePayload, project: RequestProject): Promise<Student> {
  const person = await createPerson(payload, project)
  return { person, browser: await signIn(project, person.phone) }
}

/** Creates a student who has bought and paid for a product. */
export async function buyerOf(
  payload: BasePayload,
  project: RequestProject,
  product: string,
): Promise<Student> {
  const buyer = await openStudent(payload, project)
  const { orderId, gatewayOrderId } = await startBuying(buyer.browser, product)
  await buyer.browser.post('/payment/orderReceipt', {
    orderId,
    ...(await payAtGateway(payload, project, gatewayOrderId)),
  })
  return buyer
}

export const reviewFields = (rating: number, text = 'Every chapter ends with twenty questions.') => ({
  rating,
  title: 'Worth the evenings',
  text,
})

export const writeReview = (
  by: Browser,
  product: string,
  rating: number,
  more: Record<string, unknown> = {},
): Promise<{ status: number; body: Written }> =>
  by.post<Written>('/reviews/write', { product, ...reviewFields(rating), ...more })

/** The public reviews of a product. */
export const publicReviews = async (
  project: RequestProject,
  product: string,
  query = '',
): Promise<ReviewsResponse> =>
  (await openBrowser(project).get<ReviewsResponse>(`/reviews/list?product=${product}${query}`)).body

/** The stored review, or null. */
export const reviewRow = async (payload: BasePayload, id: string): Promise<ProductReview | null> =>
  (await payload.db.findOne<ProductReview>({
    collection: 'product-reviews',
    where: { id: { equals: id } },
  })) ?? null

/** Rating and number of ratings stored on the product and on its newest version; -1 where missing. */
export async function ratingsOf(payload: BasePayload, product: string): Promise<[number, number][]> {
  const where = { id: { equals: product } }
  const [own, version] = await Promise.all([
    payload.db.findOne<SellingProduct>({ collection: 'selling-products', where }),
    payload.db.findVersions<SellingProduct>({
      collection: 'selling-products',
      where: { and: [{ parent: { equals: product } }, { latest: { equals: true } }] },
    }),
  ])
  return [own, version.docs[0]?.version].map((doc) => [doc?.rating ?? -1, doc?.ratingCount ?? -1])
}
