import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { claimsOf } from './owedKeys.ts'

const MOST = 10_000

/**
 * Keys that an order, or one line of it, had got before it was cancelled open nothing any more; somebody may have written them down.
 * May be repeated; the stock is counted anew afterwards.
 */
export async function blockKeysOfOrder(payload: BasePayload, order: string, line?: number): Promise<void> {
  const collection = 'class-serial-keys'
  const rows = await readRows({
    payload,
    collection,
    where: { and: [{ order: { equals: order } }, { state: { equals: 'sold' } }, ...ofLine(order, line)] },
    sort: ['id'],
    limit: MOST,
    select: ['id'],
  })
  for (const { id } of rows)
    await conditionalUpdate({
      payload,
      collection,
      where: { and: [{ id: { equals: id } }, { state: { equals: 'sold' } }] },
      data: { state: 'blocked' },
    })
}

const ofLine = (order: string, line: number | undefined): Where[] =>
  line === undefined ? [] : [claimsOf(order, line)]
