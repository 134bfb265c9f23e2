import { createHash } from 'node:crypto'

/** Raised when the importer writes the same row differently, so that every record is written again. */
const MAPPING_VERSION = 1

/** SHA-256 of a record: the same for the same content, whatever the order of its fields in the file. */
export const contentHash = (kind: string, data: unknown, fileHash = ''): string =>
  createHash('sha256')
    .update(`${MAPPING_VERSION}\n${kind}\n${fileHash}\n${stableJson(data)}`)
    .digest('hex')

export const bytesHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  )
