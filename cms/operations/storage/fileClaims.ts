import type { BasePayload } from 'payload'
import { insertIfAbsent, readRows } from '#database/guard.ts'

/**
 * Files that shall go unless a document has them by `dueAt`: written before an upload and after a delete, so that neither
 * a kill nor a store that fails leaves files behind that nobody knows of. The time is part of the key, which is what
 * claims are ordered by.
 */
const PREFIX = 'file:'
const DIGITS = 15
const A_ROUND = 200

export type FileClaim = { claim: string; key: string }

const timeIn = (at: Date): string => String(at.getTime()).padStart(DIGITS, '0')

/** Names files that shall go at `dueAt`. */
export async function claimFiles(
  payload: BasePayload,
  keys: readonly string[],
  dueAt: Date,
): Promise<FileClaim[]> {
  const claims = keys.map((key) => ({ key, claim: `${PREFIX}${timeIn(dueAt)}:${key}` }))
  for (const { claim } of claims)
    await insertIfAbsent({ payload, collection: 'claims', data: { key: claim, expiresAt: null } })
  return claims
}

/** The files stay, or are gone. */
export async function releaseFiles(payload: BasePayload, claims: readonly FileClaim[]): Promise<void> {
  if (claims.length === 0) return
  await payload.db.deleteMany({
    collection: 'claims',
    where: { key: { in: claims.map(({ claim }) => claim) } },
  })
}

/** The oldest files that are due. */
export async function dueFiles(payload: BasePayload, now: Date): Promise<FileClaim[]> {
  const rows = await readRows({
    payload,
    collection: 'claims',
    where: {
      and: [{ key: { greater_than: PREFIX } }, { key: { less_than: `${PREFIX}${timeIn(now)}` } }],
    },
    sort: ['key'],
    limit: A_ROUND,
  })
  return rows.map(({ key }) => ({ claim: key, key: key.slice(PREFIX.length + DIGITS + 1) }))
}
