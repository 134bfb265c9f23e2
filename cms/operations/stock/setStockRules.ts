import type { BasePayload } from 'payload'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import type { StockLevel } from '#payload-types'
import { shareStock } from '../reservations/shareStock.ts'

/** `lowAt`: from how many on it is low; `mayBackorder`: more may be sold than there is. */
export type StockRules = Pick<StockLevel, 'lowAt' | 'mayBackorder'>

/**
 * Changes when a stock is low and whether more is sold than there is, beside what orders do to it at the same time; pages
 * follow. Answers what was before and what is now, null when the stock is gone.
 */
export async function setStockRules(
  payload: BasePayload,
  id: string,
  { lowAt, mayBackorder }: StockRules,
): Promise<{ before: StockLevel; now: StockLevel } | null> {
  const changed = await updateWithRetry({
    payload,
    collection: 'stock-levels',
    where: { id: { equals: id } },
    change: (row) => {
      const isLow = typeof row.available === 'number' && row.available <= lowAt
      const now = { ...row, lowAt, mayBackorder, isLow }
      const isSame = row.lowAt === lowAt && row.mayBackorder === mayBackorder
      return { data: isSame ? null : { lowAt, mayBackorder, isLow }, answer: { before: row, now } }
    },
  })
  if (changed) await shareStock(payload, changed.now, changed.now.isLow && !changed.before.isLow)
  return changed
}
