import type { BasePayload } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'

/** Upper limit of entitlements per order that are read. */
const MAX_ENTITLEMENTS = 500

/** Revokes the entitlements of a cancelled order, or of one of its lines. Idempotent. */
export async function revokeEntitlements(
  payload: BasePayload,
  order: string,
  now: Date,
  line?: number,
): Promise<void> {
  const isThere = { revokedAt: { exists: false } }
  const ofLine = line === undefined ? [] : [{ line: { equals: line } }]
  const opened = await readRows({
    payload,
    collection: 'entitlements',
    where: { and: [{ order: { equals: order } }, isThere, ...ofLine] },
    sort: ['createdAt'],
    limit: MAX_ENTITLEMENTS,
    select: ['id'],
  })
  for (const { id } of opened)
    await conditionalUpdate({
      payload,
      collection: 'entitlements',
      where: { and: [{ id: { equals: id } }, isThere] },
      data: { revokedAt: now.toISOString(), rev: { $inc: 1 } },
    })
}
