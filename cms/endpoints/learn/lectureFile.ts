import { Readable } from 'node:stream'
import type { Endpoint } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { idOf } from '#database/idOf.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import type { PrivateFile } from '#payload-types'
import { fileAnswer } from '../../adapters/storage/fileAnswer.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { openLecture } from '../../operations/learning/openLecture.ts'

const refused = (message: string, status: number) => Response.json({ apiSuccess: false, message }, { status })

/** The PDF of a lecture, in ranges if asked, for whoever may open the lecture. */
export const lectureFile: Endpoint = {
  path: '/learn/file/:lecture',
  method: 'get',
  handler: async (req) => {
    const project = projectOf(req)
    if (!project) return refused(ANSWERS.notFound, 404)
    const opened = await openLecture(
      req,
      project,
      { id: { equals: String(req.routeParams?.lecture) } },
      new Date(),
    )
    if (opened.state === 'noAccess') return refused(ANSWERS.noAccess, opened.isSignedIn ? 403 : 401)
    const fileId = opened.state === 'open' ? idOf(opened.lecture.pdf) : null
    const file = fileId
      ? await req.payload.db.findOne<PrivateFile>({
          collection: 'private-files',
          where: { id: { equals: fileId } },
        })
      : null
    if (!file?.filename) return refused(ANSWERS.notFound, 404)
    const name = `${file.title.replace(/[^\p{L}\p{N} ._-]/gu, '')}.pdf`
    const { status, headers, body } = await fileAnswer({
      store: fileStore(),
      key: `private-files/${file.filename}`,
      headers: req.headers,
      send: {
        'cache-control': 'private, no-store',
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
        'content-type': 'application/pdf',
      },
    })
    return new Response(body && (Readable.toWeb(body) as ReadableStream), { status, headers })
  },
}
