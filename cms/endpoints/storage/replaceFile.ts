import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { asWritten, type Text, textOf } from '#domain/text/textOf.ts'
import { type Replaceable, replaceFile } from '../../operations/storage/replaceFile.ts'
import { done, refuse, respond, type Spoken } from '../answers.ts'
import { forbidden, notFound, signedOut } from '../refusals.ts'

/** A file that is not taken; 400 is always about the file. */
const wrongFile = (message: Text, code: string, httpStatus: number): Spoken => ({
  ...refuse(message, code, { httpStatus }),
  ...(httpStatus === 400 ? { fields: { file: message } } : {}),
})

/** What a save throws for a file it refuses: the text of the field when there is one. */
function refusalOf(err: unknown): { message: string; status: number } | null {
  const { status, data, message, isPublic } = err as Error & {
    status?: number
    isPublic?: boolean
    data?: { errors?: { message?: string }[] }
  }
  if (!status || status >= 500 || !isPublic) return null
  return { status, message: data?.errors?.[0]?.message ?? message }
}

/** POST <collection>/<id>/replacefile with multipart `file`: another file behind the same address. */
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
      return respond(req, { ...done(textOf('fileReplaced')), doc: saved })
    } catch (err) {
      const refusal = refusalOf(err)
      if (refusal) return respond(req, wrongFile(asWritten(refusal.message), 'file', refusal.status))
      throw err
    }
  },
})
