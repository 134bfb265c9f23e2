import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { BasePayload } from 'payload'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import { filesIn, picturesOf } from '#domain/exams/pack/filesIn.ts'
import type { ReleaseContent } from '#domain/exams/releases/Release.ts'
import type { QuestionFile } from '#payload-types'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { encryptParts } from './encryptParts.ts'
import { sealPackSecret } from './packKeys.ts'

const SECRET_BYTES = 32

/**
 * Creates and stores the pack of a release: its questions in both languages and their pictures, encrypted, without answer keys. Idempotent.
 * Throws when a picture is missing, which prevents publishing.
 */
export async function storePack(payload: BasePayload, releaseId: string): Promise<void> {
  const existing = await readRow({
    payload,
    collection: 'paper-packs',
    where: { release: { equals: releaseId } },
  })
  if (existing) return
  const release = await readRow({
    payload,
    collection: 'paper-releases',
    where: { id: { equals: releaseId } },
  })
  if (!release) throw new Error(`there is no release ${releaseId}`)
  const { typeset, instructions } = release.content as unknown as ReleaseContent
  const shown = [instructions.paper, ...Object.values(instructions.sections)].flatMap(picturesOf)
  const pictures = [...new Set([...shown, ...Object.values(typeset).flatMap(filesIn)])]
  const files = await readFiles(payload, release.project, pictures)
  const secret = randomBytes(SECRET_BYTES)
  const questions = Object.entries(typeset).map(
    ([id, content]) => ({ kind: 'question', id, content }) as const,
  )
  const bytes = await encryptParts([...questions, ...files], secret)
  await insertIfAbsent({
    payload,
    collection: 'paper-packs',
    data: {
      release: releaseId,
      project: release.project,
      bytes: bytes.toString('base64'),
      size: bytes.length,
      digest: createHash('sha256').update(bytes).digest('base64url'),
      secret: sealPackSecret(secret),
    },
  })
}

async function readFiles(payload: BasePayload, project: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { docs } = await payload.db.find<QuestionFile>({
    collection: 'question-files',
    where: { and: [{ id: { in: [...ids] } }, { project: { equals: project } }] },
    pagination: false,
    limit: ids.length,
  })
  const byId = new Map(docs.map((file) => [String(file.id), file]))
  return Promise.all(
    ids.map(async (id) => {
      const file = byId.get(id)
      const stored = file?.filename ? await fileStore().get(`question-files/${file.filename}`) : null
      if (!file || !stored) throw new Error(`the picture ${id} of a question is missing`)
      const type = file.mimeType ?? 'application/octet-stream'
      return { kind: 'file' as const, id, type, bytes: await buffer(stored.body) }
    }),
  )
}
