import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { BasePayload } from 'payload'
import { partCount, partSize } from '#domain/storage/uploadParts.ts'
import { type FileStore, StoreError } from '../../adapters/storage/FileStore.ts'
import { scheduleDeletions } from '../storage/pendingDeletions.ts'
import type { Upload } from './uploadToken.ts'

const FOLDER = 'uploads/'
const NAME = /-(\d+)-([0-9a-f]{64})$/

/** The name includes the digest, so that a file with the same name and size but other content has other parts. */
const keyOf = (id: string, part: number, sha256: string): string => `${FOLDER}${id}-${part}-${sha256}`

export type AddedPart = 'added' | 'noSuchPart' | 'wrong'

/**
 * Stores a part of an upload if its bytes match its digest; idempotent. Its deletion is scheduled first, for the end of the
 * upload's validity. Throws a StoreError.
 */
export async function addPart(
  payload: BasePayload,
  store: FileStore,
  { id, size, until }: Upload,
  { part, sha256, data }: { part: number; sha256: string; data: Buffer },
): Promise<AddedPart> {
  if (partSize(size, part) === null) return 'noSuchPart'
  if (data.length !== partSize(size, part)) return 'wrong'
  if (createHash('sha256').update(data).digest('hex') !== sha256) return 'wrong'
  const key = keyOf(id, part, sha256)
  if ((await store.head(key))?.size === data.length) return 'added'
  await scheduleDeletions(payload, [key], new Date(until))
  await store.put(key, data, { type: 'application/octet-stream' })
  return 'added'
}

/** The uploaded parts of an upload. */
export async function partsOf(
  store: FileStore,
  { id, size }: Upload,
): Promise<{ part: number; sha256: string }[]> {
  const parts: { part: number; sha256: string }[] = []
  for await (const { key, size: bytes } of store.list(`${FOLDER}${id}-`)) {
    const [, part = '', sha256 = ''] = NAME.exec(key) ?? []
    if (sha256 && bytes === partSize(size, Number(part))) parts.push({ part: Number(part), sha256 })
  }
  return parts.sort((left, right) => left.part - right.part)
}

/** Whether all parts with these digests were uploaded. */
export async function isComplete(
  store: FileStore,
  upload: Upload,
  digests: readonly string[],
): Promise<boolean> {
  if (digests.length !== partCount(upload.size)) return false
  const arrived = new Set((await partsOf(store, upload)).map(({ part, sha256 }) => `${part} ${sha256}`))
  return digests.every((sha256, part) => arrived.has(`${part} ${sha256}`))
}

/** The bytes of a complete upload as a stream, part after part. It fails with a StoreError when a part was deleted. */
export const contentOf = (store: FileStore, { id }: Upload, digests: readonly string[]): Readable =>
  Readable.from(piecesOf(store, id, digests), { objectMode: false })

async function* piecesOf(store: FileStore, id: string, digests: readonly string[]): AsyncGenerator<Buffer> {
  for (const [part, sha256] of digests.entries()) {
    const content = await store.get(keyOf(id, part, sha256))
    if (!content) throw new StoreError('a part of an upload has gone')
    yield* content.body as AsyncIterable<Buffer>
  }
}

/** The first bytes of a complete upload. */
export async function startOf(
  store: FileStore,
  { id, size }: Upload,
  digests: readonly string[],
  bytes: number,
): Promise<Buffer> {
  const range = { start: 0, end: Math.min(bytes, size, partSize(size, 0) ?? 0) - 1 }
  const content = await store.get(keyOf(id, 0, digests[0] ?? ''), { range })
  if (!content) throw new StoreError('a part of an upload has gone')
  const pieces: Buffer[] = []
  for await (const piece of content.body) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

/** Deletes all parts of an upload. Failed deletions are repeated at the end of the upload's validity. */
export async function deleteParts(store: FileStore, upload: Upload): Promise<void> {
  for (const { part, sha256 } of await partsOf(store, upload))
    await store.delete(keyOf(upload.id, part, sha256))
}
