import type { Readable } from 'node:stream'

/** Metadata of a file. `etag` is quoted and changes with the content. */
export type StoredFile = { size: number; etag: string; modifiedAt: Date }

/** Bytes `start` to `end`, both inclusive. */
export type ByteRange = { start: number; end: number }

export type PutOptions = {
  type: string
  /** Bytes; required for a stream. */
  size?: number
}

/**
 * Storage of uploaded files. Keys are `<collection>/<file name>`. A put is atomic: until it is complete, readers get the old content.
 * Every error except a missing file is thrown as a StoreError.
 */
export type FileStore = {
  name: 'local' | 's3'
  put: (key: string, content: Buffer | Readable, options: PutOptions) => Promise<void>
  head: (key: string) => Promise<StoredFile | null>
  /** The content or a range of it; null when the file is missing or no longer matches `etag`. */
  get: (key: string, options?: { range?: ByteRange; etag?: string }) => Promise<StoredContent | null>
  /** Succeeds for a missing file too. */
  delete: (key: string) => Promise<void>
  list: (prefix: string) => AsyncIterable<ListedFile>
  /** Bytes that are free for files; null when the store has no such limit. */
  freeBytes: () => Promise<number | null>
}

export type StoredContent = StoredFile & { body: Readable }
export type ListedFile = { key: string; size: number; modifiedAt: Date }

/** An operation of the store failed; see `cause`. The message contains no secrets. */
export class StoreError extends Error {}

/** Whether an operation failed because the disk has no room. */
export function isDiskFull(err: unknown): boolean {
  for (let cause = err; cause instanceof Error; cause = cause.cause)
    if (['ENOSPC', 'EDQUOT'].includes((cause as NodeJS.ErrnoException).code ?? '')) return true
  return false
}

const KEY = /^[a-z][a-z0-9-]*\/[^/\\\0]{1,200}$/

/** Guards against path traversal: keys are built from names in the database. Throws a StoreError. */
export function checkKey(key: string): void {
  if (!KEY.test(key) || key.includes('/.') || key.includes('..'))
    throw new StoreError('not the key of a file')
}
