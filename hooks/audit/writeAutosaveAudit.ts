import type { PayloadRequest } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import { type AuditChange, MAX_CHANGES } from '#domain/logs/audit.ts'
import { type AuditEntry, auditRow, markAudited } from './writeAudit.ts'

const SPAN_MS = 10 * 60_000
const TRIES = 5

/** Two sets of changes one after the other: before the first, after the second; what came back to itself is gone. */
export function mergeChanges(first: AuditChange[], second: AuditChange[]): AuditChange[] {
  const merged = new Map(first.map((change) => [change.path, change]))
  for (const { path, before, after } of second) {
    const known = merged.get(path)
    merged.set(path, { path, before: known ? known.before : before, after })
  }
  return [...merged.values()]
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
    .slice(0, MAX_CHANGES)
}

/**
 * What a person types into an open document is one entry in ten minutes, from the first value to the last; the unique
 * key of the span and a guarded write keep it one when saves overlap. Never throws, as `writeAudit`.
 */
export async function writeAutosaveAudit(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  const { payload } = req
  const span = Math.floor(entry.now.getTime() / SPAN_MS)
  const key = `autosave:${entry.entity}:${entry.entityId}:${viewerOf(req)?.id}:${span}`
  const collection = 'audit-logs'
  try {
    const row = auditRow(req, entry)
    if (await insertIfAbsent({ payload, collection, data: { ...row, key } })) return markAudited(req)
    for (let tries = 0; tries < TRIES; tries++) {
      const known = await readRow({ payload, collection, where: { key: { equals: key } } })
      if (!known) break
      const updated = await conditionalUpdate({
        payload,
        collection,
        where: { and: [{ key: { equals: key } }, { updatedAt: { equals: known.updatedAt } }] },
        data: {
          at: row.at,
          entityTitle: row.entityTitle,
          summary: row.summary,
          changes: mergeChanges(known.changes, row.changes),
          updatedAt: new Date(Math.max(Date.now(), Date.parse(known.updatedAt) + 1)).toISOString(),
        },
      })
      if (updated) return markAudited(req)
    }
    throw new Error('the entry of this span could not be brought up to date')
  } catch (err) {
    payload.logger.error({ msg: 'an audit entry was not written', entity: entry.entity, err })
  }
}
