import { SLUGS } from '#collections/slugs.ts'
import { LARGEST_PHOTO } from '#domain/storage/photos.ts'
import { isSignedCall } from './origin.ts'

const KB = 1000
const MB = 1000 * KB
export const OWN_LIMIT = 100 * KB
export const SAVE_LIMIT = 5 * MB
export const UPLOAD_LIMIT = 25 * MB
/** A photo with what a form puts around it. */
const PHOTO_LIMIT = LARGEST_PHOTO + OWN_LIMIT

const COLLECTIONS = new Set<string>(Object.values(SLUGS))
const UPLOADS = new Set<string>([SLUGS.media, SLUGS.privateFiles])

/** The calls of ours that take a file. */
const PHOTO_CALLS = new Set(['/api/reviews/addphoto', '/api/order/addreturnphoto'])

/** Calls of ours below the name of a collection. */
const OWN_CALLS = /^\/api\/notifications\/(read|readall)$/

export type BodyRule = {
  /** Bytes. */
  limit: number
  /** `json`: nothing else is accepted. `raw`: handed on unread. `any`: JSON is checked, the rest is handed on. */
  kind: 'json' | 'raw' | 'any'
  /** Whether the length must be told in advance, because somebody else reads the stream. */
  needsLength: boolean
}

/** Who reads a body decides how large it may be and what it may hold (docs/security.md, "Input and output"). */
export function bodyRule(path: string, contentType: string): BodyRule {
  if (path === '/admin' || path.startsWith('/admin/'))
    return { limit: SAVE_LIMIT, kind: 'raw', needsLength: true }
  if (!path.startsWith('/api/')) return { limit: OWN_LIMIT, kind: 'raw', needsLength: false }
  const collection = path.split('/')[2] ?? ''
  if (OWN_CALLS.test(path)) return { limit: OWN_LIMIT, kind: 'json', needsLength: false }
  const isCollection =
    COLLECTIONS.has(collection) || collection.startsWith('payload-') || collection === 'globals'
  if (isCollection) {
    const isUpload = UPLOADS.has(collection) && contentType.startsWith('multipart/form-data')
    return { limit: isUpload ? UPLOAD_LIMIT : SAVE_LIMIT, kind: 'any', needsLength: false }
  }
  if (PHOTO_CALLS.has(path)) return { limit: PHOTO_LIMIT, kind: 'any', needsLength: false }
  if (isSignedCall(path)) return { limit: OWN_LIMIT, kind: 'raw', needsLength: false }
  return { limit: OWN_LIMIT, kind: 'json', needsLength: false }
}
