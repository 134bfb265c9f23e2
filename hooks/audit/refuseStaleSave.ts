import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { readRows } from '#database/guard.ts'
import { type ChangedSince, SAVE_ACTIONS } from '#domain/logs/changedSince.ts'

/** Whether the caller wants to overwrite newer changes: `If-Match: *`. */
const isForced = (req: PayloadRequest): boolean => req.headers?.get('if-match') === '*'

/**
 * Before a document is saved over REST: forms send the `updatedAt` with which they were opened; if another person
 * has saved the document since then, the save is refused with 409 and their name. Calls without `updatedAt`
 * are not checked, and changes by the server itself (prices, counters) never refuse a save: the audit log
 * knows who saved what.
 *
 * This is a check, not a compare-and-set: of two saves that both read the document before either has written
 * it, both succeed and the later one wins. Payload updates the row by its id alone, so the condition cannot be
 * part of the update. Claiming the row by `updatedAt` here would cost another write per save, would change
 * `updatedAt` for saves that a later hook refuses, and finds no row for drafts, whose latest `updatedAt` is that
 * of a version. The audit log has an entry with the changed values of both saves.
 */
export const refuseStaleSave: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const id = String(originalDoc?.id)
  if (operation !== 'update' || req.payloadAPI !== 'REST' || req.routeParams?.id !== id) return data
  const openedAt = typeof data.updatedAt === 'string' ? Date.parse(data.updatedAt) : Number.NaN
  if (Number.isNaN(openedAt) || Date.parse(originalDoc.updatedAt) <= openedAt || isForced(req)) return data
  const [last] = await readRows({
    payload: req.payload,
    collection: 'audit-logs',
    where: {
      and: [
        { entity: { equals: collection.slug } },
        { entityId: { equals: id } },
        { action: { in: [...SAVE_ACTIONS] } },
        { at: { greater_than: new Date(openedAt).toISOString() } },
      ],
    },
    sort: ['-at'],
    limit: 1,
    req,
  })
  if (!last) return data
  const isOwn = String(last.actor) === viewerOf(req)?.id
  const changed: ChangedSince = {
    by: last.actorName,
    isOwn,
    at: Date.parse(last.at),
    updatedAt: originalDoc.updatedAt,
  }
  const who = isOwn ? 'You have saved this in another window' : `${last.actorName} has saved this`
  throw new APIError(
    `${who} since you opened it here. Your changes are not saved yet.`,
    409,
    { changed },
    true,
  )
}
