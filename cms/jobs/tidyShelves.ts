import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import { readRows } from '#collections/guard.ts'
import {
  forget,
  REMEMBERED_MS,
  release,
  releaseOver,
  rememberedSince,
  type Shelf,
} from '#domain/reservations/Shelf.ts'
import type { Allowance, Order, StockLevel } from '#payload-types'
import { changeShelf } from '../operations/commerce/changeShelf.ts'

const BATCH = 500
type Row = Pick<StockLevel | Allowance, 'key' | 'holds' | 'project'>

/**
 * Gives back what people held and did not pay in time, and lets shelves forget sales that their orders remember. Answers how
 * many shelves it looked at.
 */
export async function tidyShelves(payload: BasePayload, now: Date): Promise<number> {
  let count = 0
  for (const shelf of ['stock-levels', 'allowances'] as const) {
    const rows: Row[] = await readRows({
      payload,
      collection: shelf,
      where: { nextEnd: { less_than_equal: now.toISOString() } },
      sort: ['nextEnd'],
      limit: BATCH,
    })
    count += rows.length
    for (const row of rows) {
      try {
        await tidy(payload, shelf, row, now.getTime())
      } catch (err) {
        payload.logger.error({ msg: 'a shelf could not be tidied', shelf: row.key, err })
      }
    }
  }
  return count
}

async function tidy(
  payload: BasePayload,
  shelf: 'stock-levels' | 'allowances',
  row: Row,
  now: number,
): Promise<void> {
  const since = now - REMEMBERED_MS
  const orders = await ordersOf(
    payload,
    rememberedSince({ free: 0, holds: row.holds as Shelf['holds'] }, since),
  )
  const tidied = (before: Shelf): Shelf =>
    rememberedSince(before, since).reduce(
      (rest, id) => {
        const order = orders.get(id)
        // Still being paid or taken back: whoever finishes that decides.
        if (order?.work) return rest
        const isSale = rest.holds[id]?.state === 'sold'
        return isSale && !order?.isSold ? release(rest, id) : forget(rest, id)
      },
      releaseOver(before, now),
    )
  await changeShelf(payload, idOf(row.project) as string, { shelf, key: row.key, limit: null }, (before) => ({
    shelf: tidied(before),
    isGranted: true,
  }))
}

async function ordersOf(payload: BasePayload, ids: string[]): Promise<Map<string, Order>> {
  if (ids.length === 0) return new Map()
  const rows = await readRows({
    payload,
    collection: 'orders',
    where: { id: { in: ids } },
    sort: ['id'],
    limit: ids.length,
    select: ['id', 'isSold', 'work'],
  })
  return new Map(rows.map((row) => [String(row.id), row]))
}
