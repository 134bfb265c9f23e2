import type { Endpoint } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { idOf } from '#database/idOf.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { PrivateFile } from '#payload-types'
import { openLecture } from '../../operations/learning/openLecture.ts'
import { stampedAnswer } from '../../operations/resources/stampedAnswer.ts'
import { notFound } from '../refusals.ts'
import { refuse, respond } from '../responses.ts'
import { refuseLocked } from './refuseLocked.ts'

/** The PDF of a lecture for people with access to it, with their name on each page. */
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
    if (opened.state === 'locked') return respond(req, await refuseLocked(req, opened.lock))
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
    const answer = await stampedAnswer(
      req,
      `private-files/${file.filename}`,
      `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    return answer ?? respond(req, notFound())
  },
}
