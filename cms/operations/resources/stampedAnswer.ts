import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import type { BasePayload, PayloadRequest } from 'payload'
import type { SessionUser } from '#access/viewer.ts'
import { watermarkWords } from '#domain/learning/watermarkWords.ts'
import { renderPdf } from '../../adapters/pdf/renderPdf.ts'
import { bytesStore } from '../../adapters/storage/bytesStore.ts'
import { fileResponse } from '../../adapters/storage/fileResponse.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { readFile } from '../../adapters/storage/readFile.ts'

type Stamped = { bytes: Uint8Array; etag: string }

/** Size of the cache of stamped PDFs, bytes: readers request a PDF in several parts. */
const kept = new LRUCache<string, Stamped>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes.length,
})

/**
 * Responds with a stored PDF that has its reader's name on each page, with range support; null when the file is missing. A PDF
 * that cannot be stamped, because it is encrypted or damaged, is sent unchanged and logged. The caller has checked access.
 * @param disposition the Content-Disposition header
 */
export async function stampedAnswer(
  req: PayloadRequest,
  key: string,
  disposition: string,
): Promise<Response | null> {
  const store = fileStore()
  const file = await store.head(key)
  if (!file) return null
  const words = req.user ? watermarkWords(req.user as SessionUser) : ''
  const stamped = words ? await stampedBytes(req.payload, { key, etag: file.etag, words }) : null
  const { status, headers, body } = await fileResponse({
    store: stamped ? bytesStore(stamped.bytes, { etag: stamped.etag, modifiedAt: file.modifiedAt }) : store,
    key,
    headers: req.headers,
    send: {
      'cache-control': 'private, no-store',
      'content-disposition': disposition,
      'content-type': 'application/pdf',
    },
  })
  if (status === 404) return null
  return new Response(body && (Readable.toWeb(body) as ReadableStream), { status, headers })
}

/** The stamped PDF; null when it is missing or cannot be stamped. Its ETag is a hash of its bytes, which differ in each run. */
async function stampedBytes(
  payload: BasePayload,
  { key, etag, words }: { key: string; etag: string; words: string },
): Promise<Stamped | null> {
  const name = `${key} ${etag} ${words}`
  const known = kept.get(name)
  if (known) return known
  const pdf = await readFile(fileStore(), key)
  const bytes = pdf && (await stamp(payload, pdf, words))
  if (!bytes) return null
  const made = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
  kept.set(name, made)
  return made
}

async function stamp(payload: BasePayload, pdf: Uint8Array, words: string): Promise<Uint8Array | null> {
  try {
    return await renderPdf({ kind: 'stamp', data: { pdf, words } })
  } catch (err) {
    payload.logger.warn({ msg: 'a PDF was not stamped', err })
    return null
  }
}
