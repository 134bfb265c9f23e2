import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { fileKind } from '#domain/storage/fileKind.ts'
import { MAX_PIXELS } from '#domain/storage/limits.ts'
import type { QuestionFile } from '#payload-types'

const MAX_BYTES = 18_000_000
const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'video/mp4', 'video/webm']

type FileToAdd = {
  payload: BasePayload
  project: Pick<RequestProject, 'id'>
  /** Whose file it is; null for the server's own imports. */
  by: string | null
  name: string
  bytes: Buffer
  importId?: string
}

type AddedFile =
  | { ok: true; id: string; isVideo: boolean }
  | { ok: false; reason: 'wrongFile' | 'fileLarge' | 'brokenPicture' }

/** Keeps a picture or video for questions. The same bytes of the same person are kept once, those of an import apart. Access is the caller's. */
export async function addFile({
  payload,
  project,
  by,
  name,
  bytes,
  importId,
}: FileToAdd): Promise<AddedFile> {
  if (bytes.length > MAX_BYTES) return { ok: false, reason: 'fileLarge' }
  const kind = fileKind(bytes)
  if (!kind || !TYPES.includes(kind.mime)) return { ok: false, reason: 'wrongFile' }
  const isVideo = kind.family === 'video'
  if (!isVideo && !(await isPicture(payload, bytes))) return { ok: false, reason: 'brokenPicture' }
  const digest = createHash('sha256').update(bytes).digest('hex')
  const known = await payload.db.findOne<{ id: string }>({
    collection: 'question-files',
    where: {
      and: [
        { project: { equals: project.id } },
        { digest: { equals: digest } },
        by ? { author: { equals: by } } : { author: { exists: false } },
        importId ? { importId: { equals: importId } } : { importId: { exists: false } },
      ],
    },
  })
  if (known) return { ok: true, id: String(known.id), isVideo }
  const made = await payload.create({
    collection: 'question-files',
    data: {
      originalName: name,
      digest,
      author: by,
      importId: importId ?? null,
      project: project.id,
    } as QuestionFile,
    file: { data: bytes, mimetype: kind.mime, name, size: bytes.length },
    depth: 0,
    // The caller has checked the permission to edit questions, which includes their files.
    overrideAccess: true,
    context: { project },
  })
  return { ok: true, id: String(made.id), isVideo }
}

async function isPicture(payload: BasePayload, bytes: Buffer): Promise<boolean> {
  const open = payload.config.sharp as unknown as (input: Buffer) => {
    metadata: () => Promise<{ width?: number; height?: number }>
  }
  const { width = 0, height = 0 } = await open(bytes)
    .metadata()
    .catch(() => ({}) as { width?: number; height?: number })
  return width * height > 0 && width * height <= MAX_PIXELS
}
