import { Readable } from 'node:stream'
import type { FileStore, StoredFile } from './FileStore.ts'

/** Bytes that were made on the fly, as a store of that one file, so that they are answered as stored files are, in ranges too. */
export function bytesStore(
  bytes: Uint8Array,
  { etag, modifiedAt }: Pick<StoredFile, 'etag' | 'modifiedAt'>,
): Pick<FileStore, 'head' | 'get'> {
  const file = { size: bytes.length, etag, modifiedAt }
  return {
    head: async () => file,
    get: async (_key, { range } = {}) => {
      const part = range ? bytes.subarray(range.start, range.end + 1) : bytes
      return { ...file, body: Readable.from([part], { objectMode: false }) }
    },
  }
}
