import type { BasePayload } from 'payload'
import { insertIfAbsent, readRows } from '#database/guard.ts'

/**
 * A pending deletion deletes a file at `dueAt` unless a document references it by then. Written before an upload and after a
 * delete, so that neither a crash nor a failing store leaves orphaned files. The time is part of the key, by which they are sorted.
 */
const PREFIX = 'file:'
const DIGITS = 15
const BATCH_SIZE = 200

export type PendingDeletion = { claim: string; key: string }

const timeIn = (at: Date): string => String(at.getTime()).padStart(DIGITS, '0')

/** Schedules the deletion of files at `dueAt`. */
export async function scheduleDeletions(
  payload: BasePayload,
  keys: readonly string[],
  dueAt: Date,
): Promise<PendingDeletion[]> {
  const claims = keys.map((key) => ({ key, claim: `${PREFIX}${timeIn(dueAt)}:${key}` }))
  for (const { claim } of claims)
    await insertIfAbsent({ payload, collection: 'claims', data: { key: claim, expiresAt: null } })
  return claims
}

/** Cancels deletions, because the files are needed or already deleted. */
export async function cancelDeletions(
  payload: BasePayload,
  claims: readonly PendingDeletion[],
): Promise<void> {
  if (claims.length === 0) return
  await payload.db.deleteMany({
    collection: 'claims',
    where: { key: { in: claims.map(({ claim }) => claim) } },
  })
}

/** The oldest due deletions. */
export async function dueDeletions(payload: BasePayload, now: Date): Promise<PendingDeletion[]> {
  const rows = await readRows({
    payload,
    collection: 'claims',
    where: {
      and: [{ key: { greater_than: PREFIX } }, { key: { less_than: `${PREFIX}${timeIn(now)}` } }],
    },
    sort: ['key'],
    limit: BATCH_SIZE,
  })
  return rows.map(({ key }) => ({ claim: key, key: key.slice(PREFIX.length + DIGITS + 1) }))
}
