import type { PayloadRequest } from 'payload'
import { readRow } from '#database/guard.ts'
import { fileKind } from '#domain/storage/fileKind.ts'
import type { PrivateFile } from '#payload-types'
import { type FileStore, StoreError } from '../../adapters/storage/FileStore.ts'
import { addPrivateFile, LESSON_FAMILIES, START_BYTES } from './addPrivateFile.ts'
import { contentOf, deleteParts, isComplete, startOf } from './uploadParts.ts'
import type { Upload } from './uploadToken.ts'

/** File extensions that lessons can use. */
const EXTENSIONS = ['pdf', 'mp4', 'webm', 'm4a', 'mp3', 'ogg', 'wav', 'vtt'] as const

export type FinishedFile = { state: 'finished'; file: PrivateFile } | { state: 'partsMissing' | 'wrongType' }

/**
 * Combines the parts of an upload into one private file, whose type is detected from its content. Idempotent, also for concurrent
 * calls. The caller has checked that the person may add private files. Throws a StoreError; then the parts still exist.
 */
export async function finishUpload(
  req: PayloadRequest,
  store: FileStore,
  upload: Upload,
  { title, parts }: { title: string; parts: readonly string[] },
): Promise<FinishedFile> {
  const { payload } = req
  const made = await findMade(req, upload)
  if (made) return { state: 'finished', file: made }
  if (!(await isComplete(store, upload, parts))) return { state: 'partsMissing' }
  const kind = fileKind(await startOf(store, upload, parts, START_BYTES))
  if (!kind || !LESSON_FAMILIES.includes(kind.family)) {
    await deleteParts(store, upload)
    return { state: 'wrongType' }
  }
  try {
    const file = await addPrivateFile(req, store, {
      id: upload.id,
      project: upload.project,
      title,
      name: upload.name,
      size: upload.size,
      kind,
      content: () => contentOf(store, upload, parts),
    })
    // Parts that could not be deleted are deleted at the end of the upload's validity.
    await deleteParts(store, upload).catch((err) =>
      payload.logger.warn({ msg: 'parts of an upload were not deleted yet', err }),
    )
    return { state: 'finished', file }
  } catch (err) {
    // A concurrent call may have finished the upload and deleted the parts.
    const other = err instanceof StoreError && (await findMade(req, upload))
    if (other) return { state: 'finished', file: other }
    throw err
  }
}

const findMade = ({ payload }: PayloadRequest, { id, project }: Upload): Promise<PrivateFile | null> =>
  readRow({
    payload,
    collection: 'private-files',
    where: {
      and: [
        { filename: { in: EXTENSIONS.map((extension) => `${id}.${extension}`) } },
        { project: { equals: project } },
      ],
    },
  })
