import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { DAY_MS } from '#domain/auth/policy.ts'
import { fileKind } from '#domain/storage/fileKind.ts'
import {
  fileTitle,
  MAX_TICKET_FILE_BYTES,
  type StoredFile,
  TICKET_FILES_PER_DAY,
  TICKET_PICTURE_SIDE,
} from '#domain/tickets/files.ts'
import { uprightPhoto } from '../../photos/uprightPhoto.ts'
import { takeFromWindow } from '../../rateLimits/window.ts'

type Sent = { project: string; owner: string; name: string | null; data: Buffer; now: Date }
export type TicketFileOutcome =
  | { state: 'added'; file: StoredFile }
  | { state: 'tooLarge' | 'wrongType' | 'brokenPicture' | 'tooManyPixels' }
  | { state: 'limit'; retryAfterS: number }

/**
 * Keeps a picture or PDF for a message that is being written. The type is detected from the content; pictures are re-encoded upright,
 * without metadata. Deleted after a day unless a message takes it.
 */
export async function addTicketFile(
  payload: BasePayload,
  { project, owner, name, data, now }: Sent,
): Promise<TicketFileOutcome> {
  if (data.length > MAX_TICKET_FILE_BYTES) return { state: 'tooLarge' }
  const family = fileKind(data)?.family
  if (family !== 'pdf' && family !== 'picture') return { state: 'wrongType' }
  const quota = await takeFromWindow(
    payload,
    { key: `ticket-files:${project}:${owner}`, limit: TICKET_FILES_PER_DAY, windowMs: DAY_MS },
    now,
  )
  if (!quota.ok) return { state: 'limit', retryAfterS: quota.retryAfterS }
  const made =
    family === 'pdf' ? { state: 'made' as const, data } : await uprightPhoto(data, TICKET_PICTURE_SIDE)
  if (made.state !== 'made') return made
  const [mimetype, ending] = family === 'pdf' ? ['application/pdf', 'pdf'] : ['image/webp', 'webp']
  const title = fileTitle(name) || (family === 'pdf' ? 'PDF' : 'Picture')
  const row = await payload.create({
    collection: 'ticket-files',
    data: { project, owner, title, isInternal: false } as never,
    file: { data: made.data, size: made.data.length, mimetype, name: `${randomUUID()}.${ending}` },
    depth: 0,
    overrideAccess: true, // the caller has checked that the person may write in tickets
  })
  return { state: 'added', file: { id: String(row.id), name: title, kind: family } }
}
