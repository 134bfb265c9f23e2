import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { keysOfLine } from './owedKeys.ts'

const MAX_KEYS = 10_000

/**
 * Blocks the keys assigned to a cancelled order or line, since the buyer may have seen them. Idempotent; the caller recounts the stock
 * afterwards.
 */
export async function blockKeysOfOrder(payload: BasePayload, order: string, line?: number): Promise<void> {
  const collection = 'class-serial-keys'
  const rows = await readRows({
    payload,
    collection,
    where: { and: [{ order: { equals: order } }, { state: { equals: 'assigned' } }, ...ofLine(order, line)] },
    sort: ['id'],
    limit: MAX_KEYS,
    select: ['id'],
  })
  for (const { id } of rows)
    await conditionalUpdate({
      payload,
      collection,
      where: { and: [{ id: { equals: id } }, { state: { equals: 'assigned' } }] },
      data: { state: 'revoked' },
    })
}

const ofLine = (order: string, line: number | undefined): Where[] =>
  line === undefined ? [] : [keysOfLine(order, line)]
