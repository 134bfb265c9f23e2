import type { BasePayload } from 'payload'
import { guardedUpdate, readRows } from '#collections/guard.ts'

/** More things than these no order opens. */
const MOST = 500

/** Closes what a cancelled order had opened already. May be repeated. */
export async function revokeOpened(payload: BasePayload, order: string, now: Date): Promise<void> {
  const isThere = { revokedAt: { exists: false } }
  const opened = await readRows({
    payload,
    collection: 'entitlements',
    where: { and: [{ order: { equals: order } }, isThere] },
    sort: ['createdAt'],
    limit: MOST,
    select: ['id'],
  })
  for (const { id } of opened)
    await guardedUpdate({
      payload,
      collection: 'entitlements',
      where: { and: [{ id: { equals: id } }, isThere] },
      data: { revokedAt: now.toISOString(), rev: { $inc: 1 } },
    })
}
