import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { addPhoto, type PhotoCollection, type PhotoOutcome } from '../../operations/photos/addPhoto.ts'
import { photoView } from '../../operations/photos/photoView.ts'
import { done, type Refusal, refuse, respond, type Spoken } from '../answers.ts'

/** A photo that is not taken. */
const wrongPhoto = (message: Text, httpStatus: number): Spoken => ({
  ...refuse(message, 'invalid', { httpStatus }),
  ...(httpStatus === 400 ? { fields: { file: message } } : {}),
})

const WRONG: Record<Exclude<PhotoOutcome['state'], 'added' | 'limit'>, Spoken> = {
  onlyPictures: wrongPhoto(textOf('onlyPictures'), 400),
  brokenPicture: wrongPhoto(textOf('brokenPicture'), 400),
  tooManyPixels: wrongPhoto(textOf('tooManyPixels'), 400),
  tooLarge: wrongPhoto(textOf('photoTooLarge'), 413),
}

type Right = { project: RequestProject; owner: string; more: object }
type PhotoCall = {
  /** Below /api. */
  path: `/${string}`
  collection: PhotoCollection
  /** Who may add a photo, or the refusal; asked before anything of the file is read. */
  rightOf: (req: PayloadRequest) => Promise<Right | Refusal>
}

/** POST with multipart `file`: a photo for something that a student is writing. */
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
    if (state !== 'added') return respond(req, WRONG[state])
    return respond(req, { ...done(textOf('photoAdded')), photo: photoView(collection, outcome.photo) })
  },
})
