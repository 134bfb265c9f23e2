import { createHash } from 'node:crypto'

/** Increment it when the importer maps the same row to other values, so that every record is written again. */
const MAPPING_VERSION = 1

/** SHA-256 of a record: the same for the same content, whatever the order of its fields in the file. */
export const contentHash = (kind: string, data: unknown, fileHash = ''): string =>
  createHash('sha256')
    .update(`${MAPPING_VERSION}\n${kind}\n${fileHash}\n${stableJson(data)}`)
    .digest('hex')

export const bytesHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** JSON with object keys in sorted order; values that JSON omits are omitted. */
function stableJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((inner) => stableJson(inner ?? null)).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
  fields.sort(([left], [right]) => (left < right ? -1 : 1))
  return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${stableJson(inner)}`).join()}}`
}
