import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import { readRow } from '#collections/guard.ts'
import { withFree } from '#domain/reservations/Shelf.ts'
import type { StockLevel } from '#payload-types'
import { changeShelf } from '../commerce/changeShelf.ts'

/**
 * Sets what of a stock is free to sell now; what orders hold stays theirs. Answers the stock before and after, which others
 * may have changed at the same time.
 */
export async function countStock(
  payload: BasePayload,
  level: StockLevel,
  free: number,
): Promise<{ before: number | null; now: StockLevel | null }> {
  let before: number | null = null
  const { key } = level
  const project = idOf(level.project) as string
  await changeShelf(payload, project, { shelf: 'stock-levels', key, limit: null }, (shelf) => {
    before = shelf.free
    return { shelf: shelf.free === free ? shelf : withFree(shelf, free), isGranted: true }
  })
  const now = await readRow({ payload, collection: 'stock-levels', where: { key: { equals: key } } })
  return { before, now }
}
