import type { BasePayload, PayloadRequest } from 'payload'
import type { SessionUser } from '#access/viewer.ts'
import { conditionalUpdate, readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Import } from '#payload-types'

/** Interval of progress updates of a running import, ms. */
const REPORT_EVERY_MS = 1000
/** A pending import without a progress update for this long has lost its server, ms. */
export const SILENT_MS = 60_000

/** Another running import of the same list, if any; of two started at the same time the first one continues. */
export async function earlierImport(payload: BasePayload, doc: Import, now: Date): Promise<Import | null> {
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
 * Returns a callback for each row of an import: it yields to other requests, stores the progress once a second, and throws once the session
 * of the importing person has ended, so that the remaining rows are refused.
 */
export function importProgress(req: PayloadRequest, doc: Import) {
  const { payload } = req
  let started = 0
  let reportedAt = 0
  let hasEnded = false
  return async (collection: unknown): Promise<void> => {
    if (collection !== doc.collectionSlug) return
    await new Promise<void>((resolve) => setImmediate(resolve))
    const now = new Date()
    if (now.getTime() - reportedAt >= REPORT_EVERY_MS) {
      reportedAt = now.getTime()
      hasEnded ||= !(await isSignedIn(req, now))
      await conditionalUpdate({
        payload,
        collection: 'imports',
        where: { and: [{ id: { equals: doc.id } }, { status: { equals: 'pending' } }] },
        data: {
          summary: { ...doc.summary, [doc.importMode === 'create' ? 'imported' : 'updated']: started },
          updatedAt: now.toISOString(),
        },
      })
    }
    if (hasEnded) throw new Error('Your session ended before this row was saved.')
    started++
  }
}
