import type { PayloadRequest } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { ownOrder } from '../../operations/orders/ownOrder.ts'
import { forbidden, notFound, signedOut } from '../refusals.ts'
import { photoEndpoint } from '../storage/photoEndpoint.ts'

/** Only the buyer may add a photo to the order in the query. */
async function rightOf(req: PayloadRequest) {
  const [project, viewer] = [projectOf(req), viewerOf(req)]
  if (!project) return notFound()
  if (viewer?.project !== project.id) return signedOut()
  if (viewer.isReadOnly) return forbidden()
  const order = await ownOrder(req.payload, project, viewer.id, req.searchParams?.get('order') ?? '')
  if (!order) return notFound()
  return { project, owner: viewer.id, more: { order: order.id } }
}

/** POST order/addreturnphoto?order=… with multipart `file`: a photo for a return that is being requested. */
export const addReturnPhotoEndpoint = photoEndpoint({
  path: '/order/addreturnphoto',
  collection: 'return-photos',
  rightOf,
})
