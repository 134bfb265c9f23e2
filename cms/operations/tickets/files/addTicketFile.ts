import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { DAY_MS } from '#domain/auth/policy.ts'
import { type FileKind, fileKind } from '#domain/storage/fileKind.ts'
import {
  fileTitle,
  MAX_TICKET_FILE_BYTES,
  type StoredFile,
  TICKET_FILES_PER_DAY,
  TICKET_PICTURE_SIDE,
} from '#domain/tickets/files.ts'
import { uprightPhoto } from '../../photos/uprightPhoto.ts'
import { takeFromWindow } from '../../rateLimits/window.ts'
import { isRecording, voiceNote } from './voiceNote.ts'

type Sent = { project: string; owner: string; name: string | null; data: Buffer; now: Date }
export type TicketFileOutcome =
  | { state: 'added'; file: StoredFile }
  | { state: 'tooLarge' | 'wrongType' | 'brokenPicture' | 'tooManyPixels' }
  | { state: 'limit'; retryAfterS: number }

/**
 * Keeps a picture, PDF or voice note for a message that is being written. The type is detected from the content; pictures are re-encoded upright,
 * without metadata. Deleted after a day unless a message takes it.
 */
export async function addTicketFile(
  payload: BasePayload,
  { project, owner, name, data, now }: Sent,
): Promise<TicketFileOutcome> {
  if (data.length > MAX_TICKET_FILE_BYTES) return { state: 'tooLarge' }
  const found = fileKind(data)
  if (!found) return { state: 'wrongType' }
  const kind = keptAs(found)
  if (!kind) return { state: 'wrongType' }
  const quota = await takeFromWindow(
    payload,
    { key: `ticket-files:${project}:${owner}`, limit: TICKET_FILES_PER_DAY, windowMs: DAY_MS },
    now,
  )
  if (!quota.ok) return { state: 'limit', retryAfterS: quota.retryAfterS }
  const made = await storedForm(data, kind, found)
  if (made.state !== 'made') return made
  const { mimetype, ending } = made
  const title = fileTitle(name) || NAMES[kind]
  const row = await payload.create({
    collection: 'ticket-files',
    data: { project, owner, title, isInternal: false } as never,
    file: { data: made.data, size: made.data.length, mimetype, name: `${randomUUID()}.${ending}` },
    depth: 0,
    overrideAccess: true, // the caller has checked that the person may write in tickets
  })
  return { state: 'added', file: { id: String(row.id), name: title, kind } }
}

const NAMES = { pdf: 'PDF', picture: 'Picture', voice: 'Voice note' } as const

/** As what a file is kept; null for what is not accepted. */
function keptAs(found: FileKind): StoredFile['kind'] | null {
  if (found.family === 'pdf' || found.family === 'picture') return found.family
  return isRecording(found) ? 'voice' : null
}

async function storedForm(data: Buffer, kind: StoredFile['kind'], found: FileKind) {
  if (kind === 'voice') return voiceNote(data, found)
  if (kind === 'pdf') return { state: 'made' as const, data, mimetype: 'application/pdf', ending: 'pdf' }
  const photo = await uprightPhoto(data, TICKET_PICTURE_SIDE)
  return photo.state === 'made' ? { ...photo, mimetype: 'image/webp', ending: 'webp' } : photo
}
