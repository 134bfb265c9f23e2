import { Readable } from 'node:stream'
import type { Endpoint } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { idOf } from '#database/idOf.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { PrivateFile } from '#payload-types'
import { fileAnswer } from '../../adapters/storage/fileAnswer.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { openLecture } from '../../operations/learning/openLecture.ts'
import { refuse, respond } from '../answers.ts'
import { notFound } from '../refusals.ts'

/** The PDF of a lecture, with range requests, for people with access to the lecture. */
export const lectureFile: Endpoint = {
  path: '/learn/file/:lecture',
  method: 'get',
  handler: async (req) => {
    const project = projectOf(req)
    if (!project) return respond(req, notFound())
    const opened = await openLecture(
      req,
      project,
      { id: { equals: String(req.routeParams?.lecture) } },
      new Date(),
    )
    if (opened.state === 'noAccess') {
      const httpStatus = opened.isSignedIn ? 403 : 401
      return respond(req, refuse(textOf('noAccess'), 'noAccess', { httpStatus }))
    }
    const fileId = opened.state === 'open' ? idOf(opened.lecture.pdf) : null
    const file = fileId
      ? await req.payload.db.findOne<PrivateFile>({
          collection: 'private-files',
          where: { id: { equals: fileId } },
        })
      : null
    if (!file?.filename) return respond(req, notFound())
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
