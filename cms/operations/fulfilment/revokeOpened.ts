import type { BasePayload } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'

/** More things than these no order opens. */
const MOST = 500

/** Closes what a cancelled order, or one line of it, had opened already. May be repeated. */
export async function revokeOpened(
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
    limit: MOST,
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
