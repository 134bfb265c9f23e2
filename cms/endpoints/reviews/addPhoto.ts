import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { offFeaturesOf } from '#access/session/offFeatures.ts'
import { viewerOf } from '#access/viewer.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import { publishedProducts } from '../../operations/commerce/publishedProducts.ts'
import { addPhoto, type PhotoOutcome } from '../../operations/reviews/addPhoto.ts'
import { photoView } from '../../operations/reviews/reviewViews.ts'
import { rightTo } from '../../operations/reviews/rightTo.ts'

const refused = (message: string, code: string, status: number, retryAfterS?: number) =>
  Response.json({ apiSuccess: false, message, code, retryAfterS }, { status })

const WRONG: Record<Exclude<PhotoOutcome['state'], 'added' | 'limit'>, [message: string, status: number]> = {
  onlyPictures: [ANSWERS.onlyPictures, 400],
  brokenPicture: [ANSWERS.brokenPicture, 400],
  tooManyPixels: [ANSWERS.tooManyPixels, 400],
  tooLarge: [ANSWERS.photoTooLarge, 413],
}

/** Who may add a photo about the product that the query names, or the refusal; asked before anything of the file is read. */
async function rightOf(req: PayloadRequest) {
  const [project, viewer] = [projectOf(req), viewerOf(req)]
  const product = req.searchParams?.get('product') ?? ''
  if (!project) return refused(ANSWERS.notFound, 'notFound', 404)
  if (viewer?.project !== project.id) return refused(MESSAGES.notLoggedIn, 'signedOut', 401)
  if (viewer.isReadOnly) return refused(ANSWERS.forbidden, 'forbidden', 403)
  const isOff = (await offFeaturesOf(req.payload, project.id)).includes('reviews')
  const isOnSale = !isOff && (await publishedProducts(req.payload, project, [product])).size > 0
  if (!isOnSale) return refused(ANSWERS.notFound, 'notFound', 404)
  if (!(await rightTo(req.payload, project, viewer.id, product)))
    return refused(ANSWERS.reviewForBuyers, 'notBought', 200)
  return { project, owner: viewer.id }
}

/** POST reviews/addphoto?product=… with multipart `file`: a photo for the review that is being written. */
export const addPhotoEndpoint: Endpoint = {
  path: '/reviews/addphoto',
  method: 'post',
  handler: async (req) => {
    const right = await rightOf(req)
    if (right instanceof Response) return right
    await addDataAndFileToRequest(req)
    const data = req.file?.data
    if (!data?.length) return refused(ANSWERS.fileMissing, 'invalid', 400)
    const outcome = await addPhoto(req.payload, { ...right, data, now: new Date() })
    if (outcome.state === 'limit') return refused(ANSWERS.photosLimit, 'limit', 200, outcome.retryAfterS)
    if (outcome.state !== 'added') {
      const [message, status] = WRONG[outcome.state]
      return refused(message, 'invalid', status)
    }
    return Response.json(
      { apiSuccess: true, message: ANSWERS.photoAdded, photo: photoView(outcome.photo) },
      { headers: { 'cache-control': 'no-store' } },
    )
  },
}
