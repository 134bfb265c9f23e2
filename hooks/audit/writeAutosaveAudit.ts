import type { PayloadRequest } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import { type AuditChange, MAX_CHANGES } from '#domain/logs/audit.ts'
import { type AuditEntry, auditRow, markAudited } from './writeAudit.ts'

const SPAN_MS = 10 * 60_000
const TRIES = 5

/**
 * Combines two consecutive sets of changes: before the first, after the second; values that changed back are
 * left out.
 */
export function mergeChanges(first: AuditChange[], second: AuditChange[]): AuditChange[] {
  const merged = new Map(first.map((change) => [change.path, change]))
  for (const { path, before, after } of second) {
    const earlier = merged.get(path)
    merged.set(path, { path, before: earlier ? earlier.before : before, after })
  }
  return [...merged.values()]
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
    .slice(0, MAX_CHANGES)
}

/**
 * Autosaves of a person in a document are one entry per ten minutes, from the first value to the last; the
 * unique key of the time span and a guarded write keep it a single entry when saves overlap. Never throws,
 * like `writeAudit`.
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
      const existing = await readRow({ payload, collection, where: { key: { equals: key } } })
      if (!existing) break
      const updated = await conditionalUpdate({
        payload,
        collection,
        where: { and: [{ key: { equals: key } }, { updatedAt: { equals: existing.updatedAt } }] },
        data: {
          at: row.at,
          entityTitle: row.entityTitle,
          summary: row.summary,
          changes: mergeChanges(existing.changes, row.changes),
          updatedAt: new Date(Math.max(Date.now(), Date.parse(existing.updatedAt) + 1)).toISOString(),
        },
      })
      if (updated) return markAudited(req)
    }
    throw new Error('the audit entry of this time span could not be updated')
  } catch (err) {
    payload.logger.error({ msg: 'an audit entry was not written', entity: entry.entity, err })
  }
}
