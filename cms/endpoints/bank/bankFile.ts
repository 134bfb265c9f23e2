import { Readable } from 'node:stream'
import type { Endpoint } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { fileResponse } from '../../adapters/storage/fileResponse.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { reachFile } from '../../operations/exams/bank/reachFile.ts'
import { missingRight } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { respond } from '../responses.ts'
import { VIEW } from './questions.ts'

/** GET bank/file/<id>?question=…&version=…: a picture or video of a question, with range requests. */
export const bankFile: Endpoint = {
  path: '/bank/file/:id',
  method: 'get',
  handler: async (req) => {
    const refusal = missingRight(viewerOf(req), VIEW)
    if (refusal) return respond(req, refusal)
    const version = Number(req.searchParams?.get('version') ?? '')
    const file = await reachFile(req, String(req.routeParams?.id), {
      question: req.searchParams?.get('question') ?? null,
      version: Number.isInteger(version) && version > 0 ? version : null,
    })
    if (!file?.filename) return respond(req, notFound())
    const { status, headers, body } = await fileResponse({
      store: fileStore(),
      key: `question-files/${file.filename}`,
      headers: req.headers,
      send: {
        'cache-control': 'private, no-store',
        'content-type': file.mimeType ?? 'application/octet-stream',
      },
    })
    return new Response(body && (Readable.toWeb(body) as ReadableStream), { status, headers })
  },
}
