import { DAY_MS } from '../auth/policy.ts'

/** Size of every part of a large upload but the last, bytes. */
export const PART_BYTES = 8 * 1024 * 1024
/** Maximum size of a file that is uploaded in parts, bytes. */
export const MAX_UPLOAD_BYTES = 4 * 1024 * 1024 * 1024
/** How long an upload can be resumed, ms; then its parts are deleted. */
export const UPLOAD_KEPT_MS = 2 * DAY_MS
/** Maximum number of uploads that one person may begin in a day. */
export const UPLOADS_PER_DAY = 300
/** Space kept free on the disk of the files, bytes, for the database beside them. */
const SPARE_BYTES = 512 * 1024 * 1024

/** What is uploaded in parts: a file of a lesson, or a class as a ZIP. */
export const UPLOAD_KINDS = ['privateFile', 'classFolder'] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

/** Number of parts of a file of `size` bytes. */
export const partCount = (size: number): number => Math.ceil(size / PART_BYTES)

/** Size of the part with this index, from 0, in bytes; null when the file has no such part. */
export function partSize(size: number, index: number): number | null {
  if (!Number.isInteger(index) || index < 0 || index >= partCount(size)) return null
  return Math.min(PART_BYTES, size - index * PART_BYTES)
}

/** Whether there is enough disk space for an upload: its parts are stored beside the complete file. @param free free bytes; null when unknown */
export const hasRoom = (size: number, free: number | null): boolean =>
  free === null || free >= 2 * size + SPARE_BYTES
