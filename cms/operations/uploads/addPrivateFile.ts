import type { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import type { FileKind } from '#domain/storage/fileKind.ts'
import type { PrivateFile } from '#payload-types'
import type { FileStore } from '../../adapters/storage/FileStore.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { cancelDeletions, scheduleDeletions } from '../storage/pendingDeletions.ts'

/** First bytes of a file, from which its type is detected. */
export const START_BYTES = 4096
/** File types that lessons can use. */
export const LESSON_FAMILIES: readonly FileKind['family'][] = ['pdf', 'video', 'audio', 'captions']
/** A file without a document after this time is deleted, ms: storing one of 4 GB takes minutes. */
const STORING_MS = 6 * 3_600_000

type NewFile = {
  /** Names the stored file; a repeated id is the same file. */
  id: string
  project: string
  title: string
  /** Original file name, for display only. */
  name: string
  /** Bytes. */
  size: number
  kind: FileKind
  content: () => Readable
  /** Mark of an unfinished import; see ImportMark. */
  seedKey?: string
}

/**
 * Stores a file of any size as a stream and creates its document, instead of Payload's own uploads, which load the whole file into memory. The caller has
 * checked the right to add private files and the type by the content. Throws a StoreError; then there is no document.
 */
export async function addPrivateFile(
  req: PayloadRequest,
  store: FileStore,
  { id, project, title, name, size, kind, content, seedKey }: NewFile,
): Promise<PrivateFile> {
  const { payload } = req
  const filename = `${id}.${kind.extension}`
  const key = `private-files/${filename}`
  const claims = await scheduleDeletions(payload, [key], new Date(Date.now() + STORING_MS))
  await store.put(key, content(), { type: kind.mime, size })
  const row = await insertIfAbsent({
    payload,
    collection: 'private-files',
    data: {
      project,
      title,
      originalName: name,
      filename,
      mimeType: kind.mime,
      filesize: size,
      ...(seedKey && { seedKey }),
    },
  })
  await cancelDeletions(payload, claims)
  if (row) {
    await recordAudit(req, {
      action: 'create',
      entity: 'private-files',
      entityId: String(row.id),
      entityTitle: title,
      summary: `Uploaded "${title}"`,
      now: new Date(),
    })
    return row
  }
  const same = await readRow({
    payload,
    collection: 'private-files',
    where: { filename: { equals: filename } },
  })
  if (!same) throw new Error('the document of an upload has gone')
  return same
}
