import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import { addPhoto, type PhotoCollection, type PhotoOutcome } from '../../operations/photos/addPhoto.ts'
import { photoView } from '../../operations/photos/photoView.ts'

/** The answer to a photo that is not taken; 400 is always about the file. */
export const photoRefused = (message: string, code: string, status: number, retryAfterS?: number) =>
  Response.json(
    {
      apiSuccess: false,
      message,
      code,
      retryAfterS,
      ...(status === 400 ? { fields: { file: message } } : {}),
    },
    { status },
  )

const WRONG: Record<Exclude<PhotoOutcome['state'], 'added' | 'limit'>, [message: string, status: number]> = {
  onlyPictures: [ANSWERS.onlyPictures, 400],
  brokenPicture: [ANSWERS.brokenPicture, 400],
  tooManyPixels: [ANSWERS.tooManyPixels, 400],
  tooLarge: [ANSWERS.photoTooLarge, 413],
}

type Right = { project: RequestProject; owner: string; more: object }
type PhotoCall = {
  /** Below /api. */
  path: `/${string}`
  collection: PhotoCollection
  /** Who may add a photo, or the refusal; asked before anything of the file is read. */
  rightOf: (req: PayloadRequest) => Promise<Right | Response>
}

/** POST with multipart `file`: a photo for something that a student is writing. */
export const photoEndpoint = ({ path, collection, rightOf }: PhotoCall): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    const right = await rightOf(req)
    if (right instanceof Response) return right
    await addDataAndFileToRequest(req)
    const data = req.file?.data
    if (!data?.length) return photoRefused(ANSWERS.fileMissing, 'invalid', 400)
    const outcome = await addPhoto(req.payload, { ...right, collection, data, now: new Date() })
    if (outcome.state === 'limit') return photoRefused(ANSWERS.photosLimit, 'limit', 200, outcome.retryAfterS)
    if (outcome.state !== 'added') {
      const [message, status] = WRONG[outcome.state]
      return photoRefused(message, 'invalid', status)
    }
    return Response.json(
      { apiSuccess: true, message: ANSWERS.photoAdded, photo: photoView(collection, outcome.photo) },
      { headers: { 'cache-control': 'no-store' } },
    )
  },
})
