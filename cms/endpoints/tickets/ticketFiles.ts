import { Readable } from 'node:stream'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { projectOf } from '#access/projectOf.ts'
import { type Viewer, viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { TicketFileQuerySchema } from '#domain/calls/tickets.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { holderOf } from '#domain/tickets/files.ts'
import type { TicketFile } from '#payload-types'
import { fileResponse, mimeTypeOf } from '../../adapters/storage/fileResponse.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { isOpenTo } from '../../operations/doubts/doubtRows.ts'
import { staffProject } from '../../operations/orders/staffProject.ts'
import { findViewable } from '../../operations/panel/findRow.ts'
import { addTicketFile, type TicketFileOutcome } from '../../operations/tickets/files/addTicketFile.ts'
import { ownTicket } from '../../operations/tickets/listTickets.ts'
import { doubtRules } from '../../operations/tickets/serviceRules.ts'
import { forbidden, notFound, signedOut } from '../refusals.ts'
import { type CallResult, type Refusal, refuse, respond, succeed, wrongField } from '../responses.ts'

const wrongFile = (message: Text, httpStatus: number): CallResult => ({
  ...wrongField('file', message),
  httpStatus,
})

const REFUSALS: Record<Exclude<TicketFileOutcome['state'], 'added' | 'limit'>, CallResult> = {
  wrongType: wrongFile(textOf('ticketFileType'), 400),
  brokenPicture: wrongFile(textOf('brokenPicture'), 400),
  tooManyPixels: wrongFile(textOf('tooManyPixels'), 400),
  tooLarge: wrongFile(textOf('ticketFileLarge'), 413),
}

/** Project and person who may add files: a student of the project, or staff who may answer its tickets. */
async function writerOf(req: PayloadRequest): Promise<{ project: string; owner: string } | Refusal> {
  const [project, viewer] = [projectOf(req), viewerOf(req)]
  if (!viewer) return signedOut()
  if (viewer.isReadOnly) return forbidden()
  if (viewer.isStaff && hasModule(viewer, 'supportTickets', 'edit')) {
    const own = await staffProject(req)
    return own ? { project: own.id, owner: viewer.id } : notFound()
  }
  return project && viewer.project === project.id ? { project: project.id, owner: viewer.id } : signedOut()
}

/** POST tickets/addfile with multipart `file`: a picture, PDF or voice note for a message that is being written. */
const addFile: Endpoint = {
  path: '/tickets/addfile',
  method: 'post',
  handler: async (req) => {
    const writer = await writerOf(req)
    if ('apiSuccess' in writer) return respond(req, writer)
    await addDataAndFileToRequest(req)
    const { data, name } = req.file ?? {}
    if (!data?.length) return respond(req, wrongFile(textOf('fileMissing'), 400))
    const outcome = await addTicketFile(req.payload, { ...writer, name: name ?? null, data, now: new Date() })
    if (outcome.state === 'limit')
      return respond(req, refuse(textOf('ticketFilesLimit'), 'limit', { retryAfterS: outcome.retryAfterS }))
    if (outcome.state !== 'added') return respond(req, REFUSALS[outcome.state])
    return respond(req, { ...succeed(textOf('ticketFileAdded')), file: outcome.file })
  },
}

/**
 * GET tickets/file?file=…: for the student of its ticket, but for notes of the team, and staff who may see the ticket; one of an objection for its student
 * and staff who may see the attempt; one of a doubt for its student, experts who may open it, and staff who may see it.
 */
const readFile: Endpoint = {
  path: '/tickets/file',
  method: 'get',
  handler: async (req) => {
    const query = TicketFileQuerySchema.safeParse(Object.fromEntries(req.searchParams ?? []))
    if (!query.success) return respond(req, notFound())
    const row = await readRow({
      payload: req.payload,
      collection: 'ticket-files',
      where: { id: { equals: query.data.file } },
    })
    if (!row?.filename || !(await isShown(req, row))) return respond(req, notFound())
    const { status, headers, body } = await fileResponse({
      store: fileStore(),
      key: `ticket-files/${row.filename}`,
      headers: req.headers,
      send: {
        'cache-control': 'private, max-age=3600',
        'content-type': soundType(row.filename) ?? row.mimeType ?? 'application/octet-stream',
        'content-disposition': row.mimeType === 'application/pdf' ? 'attachment' : 'inline',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      },
    })
    return new Response(body && (Readable.toWeb(body) as ReadableStream), { status, headers })
  },
}

/** The type of a recording, which has sound alone whatever its container is called; null for other files. */
const soundType = (filename: string): string | null => {
  const type = mimeTypeOf(filename)
  return /^(audio|video)\//.test(type) ? type.replace('video/', 'audio/') : null
}

/** Whether the caller may read a file; one not yet attached to a message is hidden from everyone. */
async function isShown(req: PayloadRequest, { ticket, isInternal, project }: TicketFile): Promise<boolean> {
  const viewer = viewerOf(req)
  if (!viewer || !ticket) return false
  const { kind, key } = holderOf(ticket)
  if (kind === 'objection') return isObjectionShown(req, key)
  if (kind === 'doubt') return isDoubtShown(req, viewer, key)
  if (viewer.isStaff && (await findViewable(req, 'support-tickets', ticket))) return true
  const isOwn =
    viewer.project === project &&
    projectOf(req)?.id === project &&
    (await ownTicket(req.payload, project, viewer.id, { id: ticket })) !== null
  return isOwn && !isInternal
}

async function isObjectionShown(req: PayloadRequest, key: string): Promise<boolean> {
  const where = { key: { equals: key } }
  const row = await readRow({ payload: req.payload, collection: 'objections', where })
  if (!row) return false
  const viewer = viewerOf(req)
  if (viewer?.id === row.student && projectOf(req)?.id === row.project) return true
  return viewer?.isStaff === true && (await findViewable(req, 'test-user-attempts', row.attempt)) !== null
}

async function isDoubtShown(req: PayloadRequest, viewer: Viewer, doubtKey: string): Promise<boolean> {
  const where = { doubtKey: { equals: doubtKey } }
  const row = await readRow({ payload: req.payload, collection: 'doubts', where })
  if (!row) return false
  if (projectOf(req)?.id === idOf(row.project)) {
    if (viewer.id === idOf(row.student)) return true
    const rules = await doubtRules(req.payload, idOf(row.project) ?? '')
    if (hasModule(viewer, 'expertDoubts') && isOpenTo(row, viewer.id, rules)) return true
  }
  return viewer.isStaff && (await findViewable(req, 'doubts', String(row.id))) !== null
}

export const TICKET_FILE_ENDPOINTS: Endpoint[] = [addFile, readFile]
