import type { Readable } from 'node:stream'

/** What is known of a file without reading it. `etag` is quoted and changes with the content. */
export type StoredFile = { size: number; etag: string; modifiedAt: Date }

/** Bytes `start` to `end`, both included. */
export type ByteRange = { start: number; end: number }

export type PutOptions = {
  type: string
  /** Bytes; needed for a stream, whose length nobody can see. */
  size?: number
}

/**
 * Where uploaded files are kept. Keys are `<collection>/<file name>`. A put is all or nothing: until it is done, readers
 * get the old content. Everything else than "there is no such file" is thrown as a StoreError.
 */
export type FileStore = {
  name: 'local' | 's3'
  put: (key: string, content: Buffer | Readable, options: PutOptions) => Promise<void>
  head: (key: string) => Promise<StoredFile | null>
  /** The content, whole or a part; null when there is none, or when it is no longer the one of `etag`. */
  get: (key: string, options?: { range?: ByteRange; etag?: string }) => Promise<StoredContent | null>
  /** A file that is not there is no fault. */
  delete: (key: string) => Promise<void>
  list: (prefix: string) => AsyncIterable<ListedFile>
}

export type StoredContent = StoredFile & { body: Readable }
export type ListedFile = { key: string; size: number; modifiedAt: Date }

/** The store did not do what it was asked; the cause says why, the message holds no secret. */
export class StoreError extends Error {}

const KEY = /^[a-z][a-z0-9-]*\/[^/\\\0]{1,200}$/

/** Keys come from names in the database: nothing else than one file in the folder of a collection is ever touched. */
export function checkKey(key: string): void {
  if (!KEY.test(key) || key.includes('/.') || key.includes('..'))
    throw new StoreError('not the key of a file')
}
