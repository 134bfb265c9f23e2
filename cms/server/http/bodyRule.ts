import { SLUGS } from '#collections/slugs.ts'
import { MAX_PHOTO_BYTES } from '#domain/storage/photos.ts'
import { PART_BYTES } from '#domain/storage/uploadParts.ts'
import { isSignedCall } from './origin.ts'

const KB = 1000
const MB = 1000 * KB
export const OWN_LIMIT = 100 * KB
export const SAVE_LIMIT = 5 * MB
export const UPLOAD_LIMIT = 25 * MB
/** A written answer with three full pages of drawings. */
const DRAWINGS_LIMIT = 4 * OWN_LIMIT
/** A photo with the overhead of a multipart form. */
const PHOTO_LIMIT = MAX_PHOTO_BYTES + OWN_LIMIT

const COLLECTIONS = new Set<string>(Object.values(SLUGS))
const UPLOADS = new Set<string>([SLUGS.media, SLUGS.privateFiles])

/** Our own calls that accept a file; they check the rights before reading the body. */
const PHOTO_CALLS = new Set([
  '/api/reviews/addphoto',
  '/api/order/addreturnphoto',
  '/api/tests/addfile',
  '/api/tickets/addfile',
  '/api/learn/addassignmentfile',
])
/** Calls of the question bank: questions are larger than the bodies of other calls, and include files as base64. */
const BANK_CALL = /^\/api\/bank\/(savequestion|previewtexts|findsimilar)$/
/** Drafts of papers, and simulated answers to a whole paper. */
const PAPER_CALL = /^\/api\/papers\/(save|simulate)$/
const BANK_UPLOAD = /^\/api\/bank\/(addfile|checkimport)$/
const REPLACE_FILE = /^\/api\/(media|private-files)\/[^/]+\/replacefile$/

/** Own calls below the path of a collection. */
const OWN_CALLS = /^\/api\/(notifications\/(read|readall)|quizzes\/(check|guest|solutionfile))$/

export type BodyRule = {
  /** Bytes. */
  limit: number
  /** `json`: only JSON. `raw`: passed on unread. `any`: JSON is validated, other types are passed on. */
  kind: 'json' | 'raw' | 'any'
  /** Whether a Content-Length is required, because Next reads the stream. */
  needsLength: boolean
  /** Limit and multipart forms are for staff only; others may send `OWN_LIMIT` bytes and no form. */
  isForStaff: boolean
}

const rule = (limit: number, kind: BodyRule['kind'], more: Partial<BodyRule> = {}): BodyRule => ({
  limit,
  kind,
  needsLength: false,
  isForStaff: false,
  ...more,
})

/** Whether a path is handled by Payload itself, for a collection or a global. */
export function isCollectionPath(path: string): boolean {
  if (!path.startsWith('/api/') || OWN_CALLS.test(path) || REPLACE_FILE.test(path)) return false
  const collection = path.split('/')[2] ?? ''
  return COLLECTIONS.has(collection) || collection.startsWith('payload-') || collection === 'globals'
}

/** Limit and accepted types of a body by path (docs/security.md, "Input and output"). */
export function bodyRule(path: string, contentType: string): BodyRule {
  if (path === '/admin' || path.startsWith('/admin/'))
    return rule(SAVE_LIMIT, 'raw', { needsLength: true, isForStaff: true })
  if (!path.startsWith('/api/')) return rule(OWN_LIMIT, 'raw')
  if (isCollectionPath(path)) {
    const isUpload = UPLOADS.has(path.split('/')[2] ?? '') && isForm(contentType)
    return rule(isUpload ? UPLOAD_LIMIT : SAVE_LIMIT, 'any', { isForStaff: true })
  }
  if (REPLACE_FILE.test(path)) return rule(UPLOAD_LIMIT, 'any')
  if (BANK_CALL.test(path) || PAPER_CALL.test(path)) return rule(SAVE_LIMIT, 'json', { isForStaff: true })
  if (BANK_UPLOAD.test(path)) return rule(UPLOAD_LIMIT, 'json', { isForStaff: true })
  if (path === '/api/expertdoubts/answer') return rule(DRAWINGS_LIMIT, 'json', { isForStaff: true })
  if (path === '/api/uploads/addpart') return rule(PART_BYTES, 'raw', { isForStaff: true })
  if (PHOTO_CALLS.has(path)) return rule(PHOTO_LIMIT, 'any')
  return rule(OWN_LIMIT, isSignedCall(path) ? 'raw' : 'json')
}

/** Multipart forms, which are more expensive to parse than JSON of the same size. */
export const isForm = (contentType: string): boolean => /^multipart\//i.test(contentType)
