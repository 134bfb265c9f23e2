import { Readable } from 'node:stream'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { AddFileQuerySchema, FileQuerySchema, RemoveFileBodySchema } from '#domain/calls/exams/tests.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { fileResponse } from '../../adapters/storage/fileResponse.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { examNow } from '../../operations/attempts/examClock.ts'
import { addAnswerFile, type FileOutcome } from '../../operations/attempts/files/addAnswerFile.ts'
import { findAnswerFile } from '../../operations/attempts/files/findAnswerFile.ts'
import { removeAnswerFile } from '../../operations/attempts/files/removeAnswerFiles.ts'
import { defineCall } from '../defineCall.ts'
import { forbidden, notFound, signedOut } from '../refusals.ts'
import { type CallResult, refuse, respond } from '../responses.ts'
import { ownAttempt, takerOf } from './callerAttempt.ts'
import { readableAttempt } from './readableAttempt.ts'

const wrongFile = (message: Text, httpStatus: number): CallResult =>
  refuse(message, 'invalid', { httpStatus })

const REFUSALS: Record<Exclude<FileOutcome['state'], 'added' | 'known' | 'limit'>, CallResult> = {
  unfit: refuse(textOf('examFileUnfit'), 'unfit'),
  over: refuse(textOf('examFileOver'), 'over'),
  tooMany: refuse(textOf('examFilesMany'), 'filesFull'),
  changed: wrongFile(textOf('examFileChanged'), 400),
  wrongType: wrongFile(textOf('examFileType'), 400),
  brokenPicture: wrongFile(textOf('brokenPicture'), 400),
  tooManyPixels: wrongFile(textOf('tooManyPixels'), 400),
  tooLarge: wrongFile(textOf('examFileLarge'), 413),
}

const queryOf = (req: PayloadRequest) => Object.fromEntries(req.searchParams ?? [])

/** POST tests/addfile?attempt=…&epoch=…&question=…&file=… with multipart `file`: a photo or PDF of a written answer. */
export const addFile: Endpoint = {
  path: '/tests/addfile',
  method: 'post',
  handler: async (req) => {
    const [project, viewer] = [projectOf(req), viewerOf(req)]
    if (!project) return respond(req, notFound())
    if (viewer?.isReadOnly) return respond(req, forbidden())
    if (!takerOf({ req, project, viewer }).taker) return respond(req, viewer ? notFound() : signedOut())
    const query = AddFileQuerySchema.safeParse(queryOf(req))
    if (!query.success) return respond(req, notFound())
    const { attempt, epoch, question, file: digest } = query.data
    const own = await ownAttempt({ req, project, viewer }, attempt)
    if ('refusal' in own) return respond(req, own.refusal)
    await addDataAndFileToRequest(req)
    const data = req.file?.data
    if (!data?.length) return respond(req, wrongFile(textOf('fileMissing'), 400))
    const sent = { epoch, question, digest, data }
    const outcome = await addAnswerFile(req.payload, own.head, sent, examNow())
    if (outcome.state === 'limit')
      return respond(req, refuse(textOf('examFilesLimit'), 'limit', { retryAfterS: outcome.retryAfterS }))
    const isKept = outcome.state === 'added' || outcome.state === 'known'
    return respond(req, isKept ? { apiSuccess: true } : REFUSALS[outcome.state as keyof typeof REFUSALS])
  },
}

/** GET tests/file?attempt=…&question=…&file=…: a file of an answer, for the owner of the attempt and staff who may see it. */
export const file: Endpoint = {
  path: '/tests/file',
  method: 'get',
  handler: async (req) => {
    const project = projectOf(req)
    const query = FileQuerySchema.safeParse(queryOf(req))
    if (!project || !query.success) return respond(req, notFound())
    const { attempt, question, file: digest } = query.data
    const read = await readableAttempt(req, project, attempt)
    if ('refusal' in read) return respond(req, read.refusal)
    const found = await findAnswerFile(req.payload, attempt, question, digest)
    if (!found?.filename) return respond(req, notFound())
    const { status, headers, body } = await fileResponse({
      store: fileStore(),
      key: `answer-files/${found.filename}`,
      headers: req.headers,
      send: {
        'cache-control': 'private, max-age=3600',
        'content-type': found.mimeType ?? 'application/octet-stream',
        'content-disposition': found.mimeType === 'application/pdf' ? 'attachment' : 'inline',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      },
    })
    return new Response(body && (Readable.toWeb(body) as ReadableStream), { status, headers })
  },
}

export const removeFile = defineCall({
  path: '/tests/removefile',
  summary: 'Delete a photo or PDF that was taken out of an answer, while the attempt lasts',
  body: RemoveFileBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const { attempt, epoch, question, file: digest } = context.body
    const own = await ownAttempt(context, attempt)
    if ('refusal' in own) return own.refusal
    switch (await removeAnswerFile(context.req.payload, own.head, { epoch, question, digest })) {
      case 'removed':
        return { apiSuccess: true as const }
      case 'named':
        return refuse(textOf('examFileNamed'), 'named')
      case 'over':
        return refuse(textOf('examFileOver'), 'over')
    }
  },
})
