import type { PayloadRequest } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { disabledFeaturesOf } from '#access/session/disabledFeatures.ts'
import { viewerOf } from '#access/viewer.ts'
import { textOf } from '#domain/text/textOf.ts'
import { publishedProducts } from '../../operations/checkout/publishedProducts.ts'
import { reviewEligibility } from '../../operations/reviews/reviewEligibility.ts'
import { forbidden, notFound, signedOut } from '../refusals.ts'
import { refuse } from '../responses.ts'
import { photoEndpoint } from '../storage/photoEndpoint.ts'

/** Only people who may review the product in the query may add a photo. */
async function rightOf(req: PayloadRequest) {
  const [project, viewer] = [projectOf(req), viewerOf(req)]
  const product = req.searchParams?.get('product') ?? ''
  if (!project) return notFound()
  if (viewer?.project !== project.id) return signedOut()
  if (viewer.isReadOnly) return forbidden()
  const isOff = (await disabledFeaturesOf(req.payload, project.id)).includes('reviews')
  const isOnSale = !isOff && (await publishedProducts(req.payload, project, [product])).size > 0
  if (!isOnSale) return notFound()
  if (!(await reviewEligibility(req.payload, project, viewer.id, product)))
    return refuse(textOf('reviewForBuyers'), 'notBought')
  return { project, owner: viewer.id, more: { isShown: false } }
}

/** POST reviews/addphoto?product=… with multipart `file`: a photo for a review that is being written. */
export const addPhotoEndpoint = photoEndpoint({
  path: '/reviews/addphoto',
  collection: 'review-photos',
  rightOf,
})
