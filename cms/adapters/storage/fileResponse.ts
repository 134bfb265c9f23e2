import type { Readable } from 'node:stream'
import parseRange from 'range-parser'
import type { ByteRange, FileStore, StoredFile } from './FileStore.ts'

export type FileAnswer = {
  status: 200 | 206 | 304 | 404 | 416
  headers: Record<string, string>
  /** The caller must read or destroy it. */
  body: Readable | null
}

type Options = {
  store: Pick<FileStore, 'head' | 'get'>
  key: string
  /** Request headers. */
  headers: Pick<Headers, 'get'>
  isHead?: boolean
  /** Response headers, sent with every status except 404 and 416. */
  send: Record<string, string>
}

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  vtt: 'text/vtt; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** The content type by file extension, which checkUpload (hooks/media) has set from the content. */
export const mimeTypeOf = (name: string): string =>
  TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'

/** A file may be replaced between `head` and `get`; then both are repeated. */
const MAX_TRIES = 3

/** The HTTP response for a stored file: full, one range, or not modified. Throws a StoreError when the store fails. */
export async function fileResponse(options: Options): Promise<FileAnswer> {
  const { store, key, headers, isHead = false, send } = options
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const file = await store.head(key)
    if (!file) break
    const base = {
      ...send,
      etag: file.etag,
      'last-modified': file.modifiedAt.toUTCString(),
      'accept-ranges': 'bytes',
    }
    if (isNotModified(headers, file)) return { status: 304, headers: base, body: null }
    const range = rangeOf(headers, file)
    if (range === 'outside')
      return { status: 416, headers: { 'content-range': `bytes */${file.size}` }, body: null }
    const length = range ? range.end - range.start + 1 : file.size
    const answer = {
      status: range ? (206 as const) : (200 as const),
      headers: {
        ...base,
        'content-length': String(length),
        ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${file.size}` } : {}),
      },
    }
    if (isHead) return { ...answer, body: null }
    const content = await store.get(key, { etag: file.etag, ...(range ? { range } : {}) })
    if (content) return { ...answer, body: content.body }
  }
  return { status: 404, headers: {}, body: null }
}

function isNotModified(headers: Pick<Headers, 'get'>, file: StoredFile): boolean {
  const etags = headers.get('if-none-match')
  if (etags !== null)
    return (
      etags === '*' ||
      etags.split(',').some((etag) => etag.trim().replace(/^W\//, '') === strongEtag(file.etag))
    )
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return !Number.isNaN(since) && Math.floor(file.modifiedAt.getTime() / 1000) * 1000 <= since
}

const strongEtag = (etag: string): string => etag.replace(/^W\//, '')

function rangeOf(headers: Pick<Headers, 'get'>, file: StoredFile): ByteRange | 'outside' | null {
  const wanted = headers.get('range')
  const condition = headers.get('if-range')
  if (!wanted || (condition !== null && condition !== file.etag)) return null
  const ranges = parseRange(file.size, wanted)
  if (ranges === -1) return 'outside'
  // Multiple ranges are answered with the whole file, as HTTP allows.
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null
  return ranges[0] ?? null
}
