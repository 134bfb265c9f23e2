import type { BasePayload } from 'payload'
import { guardedUpdate, readRows } from '#collections/guard.ts'

const MOST = 10_000

/**
 * Keys that an order had got before it was cancelled open nothing any more; somebody may have written them down.
 * May be repeated; the stock is counted anew afterwards.
 */
export async function blockKeysOfOrder(payload: BasePayload, order: string): Promise<void> {
  const collection = 'class-serial-keys'
  const rows = await readRows({
    payload,
    collection,
    where: { and: [{ order: { equals: order } }, { state: { equals: 'sold' } }] },
    sort: ['id'],
    limit: MOST,
    select: ['id'],
  })
  for (const { id } of rows)
    await guardedUpdate({
      payload,
      collection,
      where: { and: [{ id: { equals: id } }, { state: { equals: 'sold' } }] },
      data: { state: 'blocked' },
    })
}
