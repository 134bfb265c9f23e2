import { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import type { PrivateFile } from '#payload-types'
import { fileResponse } from '../../adapters/storage/fileResponse.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { networkOf } from '../auth/network.ts'
import { takeFromWindow } from '../rateLimits/window.ts'
import { stampedAnswer } from './stampedAnswer.ts'

/** Generous, since viewers read a PDF in many ranges, and many people share an address. */
const FILES_PER_ADDRESS = { limit: 300, windowMs: 10 * MINUTE_MS }

/** Null when this IP address may read another file; else the seconds to wait. */
export async function fileLimit(
  req: PayloadRequest,
  { id }: RequestProject,
  now: Date,
): Promise<number | null> {
  const address = networkOf(req.headers.get('x-internal-ip'))?.address ?? 'unknown'
  const quota = await takeFromWindow(req.payload, { key: `file:${id}:${address}`, ...FILES_PER_ADDRESS }, now)
  return quota.ok ? null : quota.retryAfterS
}

/** The document that is sent; its title is the file name. */
type Sent = { id: string; title: string }

/** The storage key of a private PDF and its Content-Disposition header; null when it is missing. */
async function placeOf({ payload }: PayloadRequest, project: RequestProject, { id, title }: Sent) {
  const file = await payload.db.findOne<PrivateFile>({
    collection: 'private-files',
    where: { and: [{ id: { equals: id } }, { project: { equals: project.id } }] },
  })
  if (!file?.filename) return null
  const name = `${title.replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '').trim() || 'file'}.pdf`
  return {
    key: `private-files/${file.filename}`,
    disposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  }
}

/** The response with a private PDF, with range support; null when it is missing. The caller has checked access. */
export async function sendFile(
  req: PayloadRequest,
  project: RequestProject,
  sent: Sent,
): Promise<Response | null> {
  const place = await placeOf(req, project, sent)
  if (!place) return null
  const { status, headers, body } = await fileResponse({
    store: fileStore(),
    key: place.key,
    headers: req.headers,
    send: {
      'cache-control': 'private, no-store',
      'content-disposition': place.disposition,
      'content-type': 'application/pdf',
    },
  })
  if (status === 404) return null
  return new Response(body && (Readable.toWeb(body) as ReadableStream), { status, headers })
}

/** As `sendFile`, with the reader's name on each page. */
export async function sendStampedFile(
  req: PayloadRequest,
  project: RequestProject,
  sent: Sent,
): Promise<Response | null> {
  const place = await placeOf(req, project, sent)
  return place && stampedAnswer(req, place.key, place.disposition)
}

/** Whether a response starts at the beginning of the file; only that counts as a download, not later ranges. */
export const isDownload = (req: PayloadRequest, { status }: Response): boolean =>
  status === 200 || (status === 206 && /^bytes=0-/.test(req.headers.get('range') ?? ''))
