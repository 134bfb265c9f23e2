import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { literalText, type Text, textOf } from '#domain/text/textOf.ts'
import { type Replaceable, replaceFile } from '../../operations/storage/replaceFile.ts'
import { forbidden, notFound, signedOut } from '../refusals.ts'
import { type CallResult, refuse, respond, succeed } from '../responses.ts'

/** The refusal of a file; a 400 has `fields.file`. */
const wrongFile = (message: Text, code: string, httpStatus: number): CallResult => ({
  ...refuse(message, code, { httpStatus }),
  ...(httpStatus === 400 ? { fields: { file: message } } : {}),
})

/** Message and status of a public Payload error, preferring the message of the field; null for other errors. */
function refusalOf(err: unknown): { message: string; status: number } | null {
  const { status, data, message, isPublic } = err as Error & {
    status?: number
    isPublic?: boolean
    data?: { errors?: { message?: string }[] }
  }
  if (!status || status >= 500 || !isPublic) return null
  return { status, message: data?.errors?.[0]?.message ?? message }
}

/** POST <collection>/<id>/replacefile with multipart `file`: replaces the file and keeps its address. */
export const replaceFileEndpoint = (collection: string): Endpoint => ({
  path: '/:id/replacefile',
  method: 'post',
  handler: async (req) => {
    const viewer = viewerOf(req)
    if (!viewer) return respond(req, signedOut())
    if (!viewer.isStaff || viewer.isReadOnly) return respond(req, forbidden())
    await addDataAndFileToRequest(req)
    if (!req.file) return respond(req, wrongFile(textOf('fileMissing'), 'invalid', 400))
    const { file } = req
    req.file = undefined
    try {
      const saved = await replaceFile(
        req,
        collection as Replaceable,
        String(req.routeParams?.id),
        file,
        new Date(),
      )
      if (!saved) return respond(req, notFound())
      return respond(req, { ...succeed(textOf('fileReplaced')), doc: saved })
    } catch (err) {
      const refusal = refusalOf(err)
      if (refusal) return respond(req, wrongFile(literalText(refusal.message), 'file', refusal.status))
      throw err
    }
  },
})
