import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import { type Replaceable, replaceFile } from '../../operations/storage/replaceFile.ts'

const refused = (message: string, code: string, status: number) =>
  Response.json(
    { apiSuccess: false, message, code, ...(status === 400 ? { fields: { file: message } } : {}) },
    { status },
  )

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
    if (!viewer) return refused(MESSAGES.notLoggedIn, 'signedOut', 401)
    if (!viewer.isStaff || viewer.isReadOnly) return refused(ANSWERS.forbidden, 'forbidden', 403)
    await addDataAndFileToRequest(req)
    if (!req.file) return refused(ANSWERS.fileMissing, 'invalid', 400)
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
      if (!saved) return refused(ANSWERS.notFound, 'notFound', 404)
      return Response.json({ apiSuccess: true, message: ANSWERS.fileReplaced, doc: saved })
    } catch (err) {
      const refusal = refusalOf(err)
      if (refusal) return refused(refusal.message, 'file', refusal.status)
      throw err
    }
  },
})
