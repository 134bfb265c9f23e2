import type { BasePayload, PayloadRequest } from 'payload'
import type { SessionUser } from '#access/viewer.ts'
import { conditionalUpdate, readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Import } from '#payload-types'

/** How often a running import says how far it is, ms. */
const TOLD_EVERY_MS = 1000
/** An import that said nothing for so long has lost its server, ms. */
export const SILENT_MS = 60_000

/** The other import of the same list that runs already, if any: of two that begin together the first one goes on. */
export async function importBefore(payload: BasePayload, doc: Import, now: Date): Promise<Import | null> {
  const running = await readRows({
    payload,
    collection: 'imports',
    where: {
      and: [
        { project: { equals: idOf(doc.project) } },
        { collectionSlug: { equals: doc.collectionSlug } },
        { status: { equals: 'pending' } },
        { updatedAt: { greater_than: new Date(now.getTime() - SILENT_MS).toISOString() } },
      ],
    },
    sort: ['createdAt', 'id'],
    limit: 1,
  })
  const [first] = running
  return first && String(first.id) !== String(doc.id) ? first : null
}

async function isSignedIn(req: PayloadRequest, now: Date): Promise<boolean> {
  const id = (req.user as SessionUser | null)?._sid
  const session = id
    ? await readRow({ payload: req.payload, collection: 'sessions', where: { id: { equals: id } } })
    : null
  return Boolean(session && !session.revokedAt && Date.parse(session.expiresAt) > now.getTime())
}

/**
 * Comes before each row of an import: lets the server answer others in between, writes once a second how many rows are
 * done, and refuses the rest of the file once the session of the person importing has ended.
 */
export function importProgress(req: PayloadRequest, doc: Import) {
  const { payload } = req
  let begun = 0
  let toldAt = 0
  let hasEnded = false
  return async (collection: unknown): Promise<void> => {
    if (collection !== doc.collectionSlug) return
    await new Promise<void>((resolve) => setImmediate(resolve))
    const now = new Date()
    if (now.getTime() - toldAt >= TOLD_EVERY_MS) {
      toldAt = now.getTime()
      hasEnded ||= !(await isSignedIn(req, now))
      await conditionalUpdate({
        payload,
        collection: 'imports',
        where: { and: [{ id: { equals: doc.id } }, { status: { equals: 'pending' } }] },
        data: {
          summary: { ...doc.summary, [doc.importMode === 'create' ? 'imported' : 'updated']: begun },
          updatedAt: now.toISOString(),
        },
      })
    }
    if (hasEnded) throw new Error('Your session ended before this row was saved.')
    begun++
  }
}
