import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { addPhoto, type PhotoCollection, type PhotoOutcome } from '../../operations/photos/addPhoto.ts'
import { photoView } from '../../operations/photos/photoView.ts'
import { type CallResult, type Refusal, refuse, respond, succeed } from '../responses.ts'

/** The refusal of a photo. */
const wrongPhoto = (message: Text, httpStatus: number): CallResult => ({
  ...refuse(message, 'invalid', { httpStatus }),
  ...(httpStatus === 400 ? { fields: { file: message } } : {}),
})

const PHOTO_REFUSALS: Record<Exclude<PhotoOutcome['state'], 'added' | 'limit'>, CallResult> = {
  onlyPictures: wrongPhoto(textOf('onlyPictures'), 400),
  brokenPicture: wrongPhoto(textOf('brokenPicture'), 400),
  tooManyPixels: wrongPhoto(textOf('tooManyPixels'), 400),
  tooLarge: wrongPhoto(textOf('photoTooLarge'), 413),
}

type PhotoRights = { project: RequestProject; owner: string; more: object }
type PhotoCall = {
  /** Below /api. */
  path: `/${string}`
  collection: PhotoCollection
  /** Rights of the caller, or the refusal; checked before the file is read. */
  rightOf: (req: PayloadRequest) => Promise<PhotoRights | Refusal>
}

/** POST with multipart `file`: uploads a photo for a review or a return request. */
export const photoEndpoint = ({ path, collection, rightOf }: PhotoCall): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    const right = await rightOf(req)
    if ('apiSuccess' in right) return respond(req, right)
    await addDataAndFileToRequest(req)
    const data = req.file?.data
    if (!data?.length) return respond(req, wrongPhoto(textOf('fileMissing'), 400))
    const outcome = await addPhoto(req.payload, { ...right, collection, data, now: new Date() })
    const { state } = outcome
    if (state === 'limit')
      return respond(req, refuse(textOf('photosLimit'), 'limit', { retryAfterS: outcome.retryAfterS }))
    if (state !== 'added') return respond(req, PHOTO_REFUSALS[state])
    return respond(req, { ...succeed(textOf('photoAdded')), photo: photoView(collection, outcome.photo) })
  },
})
