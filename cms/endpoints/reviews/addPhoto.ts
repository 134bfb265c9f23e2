import type { PayloadRequest } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { offFeaturesOf } from '#access/session/offFeatures.ts'
import { viewerOf } from '#access/viewer.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import { publishedProducts } from '../../operations/checkout/publishedProducts.ts'
import { reviewEligibility } from '../../operations/reviews/reviewEligibility.ts'
import { photoEndpoint, photoRefused } from '../storage/photoEndpoint.ts'

/** Who may add a photo about the product that the query names. */
async function rightOf(req: PayloadRequest) {
  const [project, viewer] = [projectOf(req), viewerOf(req)]
  const product = req.searchParams?.get('product') ?? ''
  if (!project) return photoRefused(ANSWERS.notFound, 'notFound', 404)
  if (viewer?.project !== project.id) return photoRefused(MESSAGES.notLoggedIn, 'signedOut', 401)
  if (viewer.isReadOnly) return photoRefused(ANSWERS.forbidden, 'forbidden', 403)
  const isOff = (await offFeaturesOf(req.payload, project.id)).includes('reviews')
  const isOnSale = !isOff && (await publishedProducts(req.payload, project, [product])).size > 0
  if (!isOnSale) return photoRefused(ANSWERS.notFound, 'notFound', 404)
  if (!(await reviewEligibility(req.payload, project, viewer.id, product)))
    return photoRefused(ANSWERS.reviewForBuyers, 'notBought', 200)
  return { project, owner: viewer.id, more: { isShown: false } }
}

/** POST reviews/addphoto?product=… with multipart `file`: a photo for the review that is being written. */
export const addPhotoEndpoint = photoEndpoint({
  path: '/reviews/addphoto',
  collection: 'review-photos',
  rightOf,
})
