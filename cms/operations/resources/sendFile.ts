import { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import type { PrivateFile } from '#payload-types'
import { fileAnswer } from '../../adapters/storage/fileAnswer.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { networkOf } from '../auth/network.ts'
import { takeFromWindow } from '../rateLimits/window.ts'

/** Generous, since viewers read a PDF in many ranges, and many people share an address. */
const FILES_AN_ADDRESS = { limit: 300, windowMs: 10 * MINUTE_MS }

/** Null when this IP address may read another file; else the seconds to wait. */
export async function fileLimit(
  req: PayloadRequest,
  { id }: RequestProject,
  now: Date,
): Promise<number | null> {
  const address = networkOf(req.headers.get('x-internal-ip'))?.address ?? 'unknown'
  const quota = await takeFromWindow(req.payload, { key: `file:${id}:${address}`, ...FILES_AN_ADDRESS }, now)
  return quota.ok ? null : quota.retryAfterS
}

/** The response with a private PDF, named after its title, with range support; null when it is missing. The caller has checked access. */
export async function sendFile(
  req: PayloadRequest,
  project: RequestProject,
  { id, title }: { id: string; title: string },
): Promise<Response | null> {
  const file = await req.payload.db.findOne<PrivateFile>({
    collection: 'private-files',
    where: { and: [{ id: { equals: id } }, { project: { equals: project.id } }] },
  })
  if (!file?.filename) return null
  const name = `${title.replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '').trim() || 'file'}.pdf`
  const { status, headers, body } = await fileAnswer({
    store: fileStore(),
    key: `private-files/${file.filename}`,
    headers: req.headers,
    send: {
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-type': 'application/pdf',
    },
  })
  if (status === 404) return null
  return new Response(body && (Readable.toWeb(body) as ReadableStream), { status, headers })
}

/** Whether a response starts at the beginning of the file; only that counts as a download, not later ranges. */
export const isDownload = (req: PayloadRequest, { status }: Response): boolean =>
  status === 200 || (status === 206 && /^bytes=0-/.test(req.headers.get('range') ?? ''))
