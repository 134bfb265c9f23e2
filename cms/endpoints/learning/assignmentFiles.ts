import { Readable } from 'node:stream'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import {
  AddAssignmentFileQuerySchema,
  AssignmentFileQuerySchema,
} from '#domain/calls/learning/assignments.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { fileResponse } from '../../adapters/storage/fileResponse.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import {
  type AddedFile,
  addAssignmentFile,
  assignmentKey,
  findAssignmentFile,
} from '../../operations/assignments/assignmentFiles.ts'
import { findViewable } from '../../operations/panel/findRow.ts'
import { forbidden, notFound, signedOut } from '../refusals.ts'
import { type CallResult, refuse, respond } from '../responses.ts'
import { ownAssignment } from './assignments.ts'

const wrongFile = (message: Text, httpStatus: number): CallResult =>
  refuse(message, 'invalid', { httpStatus })

const REFUSALS: Record<Exclude<AddedFile['state'], 'added' | 'known' | 'limit'>, CallResult> = {
  tooMany: refuse(textOf('assignmentFilesMany'), 'filesFull'),
  changed: wrongFile(textOf('examFileChanged'), 400),
  wrongType: wrongFile(textOf('examFileType'), 400),
  brokenPicture: wrongFile(textOf('brokenPicture'), 400),
  tooManyPixels: wrongFile(textOf('tooManyPixels'), 400),
  tooLarge: wrongFile(textOf('examFileLarge'), 413),
}

const queryOf = (req: PayloadRequest) => Object.fromEntries(req.searchParams ?? [])

/** POST learn/addassignmentfile?lecture=…&file=… with multipart `file`: a photo or PDF for an answer to an assignment. */
export const addFile: Endpoint = {
  path: '/learn/addassignmentfile',
  method: 'post',
  handler: async (req) => {
    const [project, viewer, now] = [projectOf(req), viewerOf(req), new Date()]
    if (!project) return respond(req, notFound())
    if (viewer?.isReadOnly) return respond(req, forbidden())
    if (!viewer) return respond(req, signedOut())
    const query = AddAssignmentFileQuerySchema.safeParse(queryOf(req))
    if (!query.success) return respond(req, notFound())
    const { lecture, file: digest } = query.data
    const own = await ownAssignment({ req, project, viewer, now }, lecture)
    if ('refusal' in own) return respond(req, own.refusal)
    await addDataAndFileToRequest(req)
    const data = req.file?.data
    if (!data?.length) return respond(req, wrongFile(textOf('fileMissing'), 400))
    const place = { project: project.id, student: own.student, lecture }
    const outcome = await addAssignmentFile(req.payload, place, { digest, data }, now)
    if (outcome.state === 'limit')
      return respond(req, refuse(textOf('photosLimit'), 'limit', { retryAfterS: outcome.retryAfterS }))
    const isKept = outcome.state === 'added' || outcome.state === 'known'
    return respond(req, isKept ? { apiSuccess: true } : REFUSALS[outcome.state as keyof typeof REFUSALS])
  },
}

/** Owner of the requested file's answer: the person's own in a lecture, or one that staff may see. */
async function answerOf(req: PayloadRequest, asked: { submission: string } | { lecture: string }) {
  const viewer = viewerOf(req)
  if ('lecture' in asked) return viewer && assignmentKey(viewer.id, asked.lecture)
  return (await findViewable(req, 'assignment-submissions', asked.submission))?.key ?? null
}

/** GET learn/assignmentfile?lecture=…&file=… for the student, `submission` instead of `lecture` for staff who may see the answer. */
export const file: Endpoint = {
  path: '/learn/assignmentfile',
  method: 'get',
  handler: async (req) => {
    const query = AssignmentFileQuerySchema.safeParse(queryOf(req))
    if (!viewerOf(req)) return respond(req, signedOut())
    const key = projectOf(req) && query.success ? await answerOf(req, query.data) : null
    const found = key && query.success ? await findAssignmentFile(req.payload, key, query.data.file) : null
    if (!found?.filename) return respond(req, notFound())
    const { status, headers, body } = await fileResponse({
      store: fileStore(),
      key: `assignment-files/${found.filename}`,
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
