import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { ownerOfObjectionFile, type StoredFile } from '#domain/tickets/files.ts'
import { claimFiles, storedFileOf } from '../../tickets/files/claimFiles.ts'

/** Gives a file to an objection, in place of the one that it had; the older one is deleted. Idempotent. */
export async function setObjectionFile(
  payload: BasePayload,
  key: string,
  file: StoredFile | null,
): Promise<void> {
  const ticket = ownerOfObjectionFile(key)
  await payload.delete({
    collection: 'ticket-files',
    where: { and: [{ ticket: { equals: ticket } }, ...(file ? [{ id: { not_equals: file.id } }] : [])] },
    depth: 0,
    overrideAccess: true, // the caller has checked that the objection is the student's own
  })
  if (file) await claimFiles(payload, [file], { ticket, isInternal: false })
}

/** The files of objections by the keys of these. */
export async function filesOfObjections(
  payload: BasePayload,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredFile>> {
  if (keys.length === 0) return new Map()
  const rows = await readRows({
    payload,
    collection: 'ticket-files',
    where: { ticket: { in: keys.map(ownerOfObjectionFile) } },
    sort: ['id'],
    limit: keys.length * 2,
  })
  const keyOf = new Map(keys.map((key) => [ownerOfObjectionFile(key), key]))
  return new Map(rows.map((row) => [keyOf.get(row.ticket ?? '') ?? '', storedFileOf(row)]))
}
