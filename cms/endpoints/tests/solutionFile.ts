import { Readable } from 'node:stream'
import type { Endpoint } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { SolutionFileQuerySchema } from '#domain/calls/exams/tests.ts'
import { fileResponse } from '../../adapters/storage/fileResponse.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { solutionFile } from '../../operations/attempts/solutionFile.ts'
import { notFound } from '../refusals.ts'
import { respond } from '../responses.ts'
import { ownAttempt } from './callerAttempt.ts'

/** GET quizzes/solutionfile?attempt=…&question=…&file=…: a picture or video of a solution after the question was checked, with range requests. */
export const solutionfile: Endpoint = {
  path: '/quizzes/solutionfile',
  method: 'get',
  handler: async (req) => {
    const [project, viewer] = [projectOf(req), viewerOf(req)]
    const query = SolutionFileQuerySchema.safeParse(Object.fromEntries(req.searchParams ?? []))
    if (!project || !query.success) return respond(req, notFound())
    const own = await ownAttempt({ req, project, viewer }, query.data.attempt)
    if ('refusal' in own) return respond(req, own.refusal)
    const found = await solutionFile(req.payload, own.head, query.data)
    if (!found?.filename) return respond(req, notFound())
    const { status, headers, body } = await fileResponse({
      store: fileStore(),
      key: `question-files/${found.filename}`,
      headers: req.headers,
      send: {
        'cache-control': 'private, max-age=3600',
        'content-type': found.mimeType ?? 'application/octet-stream',
      },
    })
    return new Response(body && (Readable.toWeb(body) as ReadableStream), { status, headers })
  },
}
