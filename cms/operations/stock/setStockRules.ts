import type { BasePayload } from 'payload'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { isAsSeen } from '#domain/logs/isAsSeen.ts'
import type { StockLevel } from '#payload-types'
import { shareStock } from '../reservations/shareStock.ts'

/** `lowAt`: from how many on it is low; `mayBackorder`: more may be sold than there is. */
export type StockRules = Pick<StockLevel, 'lowAt' | 'mayBackorder'>

type RulesChanged = { before: StockLevel; now: StockLevel } | 'stale'

/**
 * Changes when a stock is low and whether more is sold than there is, beside what orders do to it at the same time; pages
 * follow. With `seen` only while it has those rules. Answers what was before and what is now, `stale` when it has others by now, null when the
 * stock is gone.
 */
export async function setStockRules(
  payload: BasePayload,
  id: string,
  { lowAt, mayBackorder }: StockRules,
  seen?: StockRules,
): Promise<RulesChanged | null> {
  const changed = await updateWithRetry<'stock-levels', RulesChanged>({
    payload,
    collection: 'stock-levels',
    where: { id: { equals: id } },
    change: (row) => {
      if (!isAsSeen(row, seen) && !isAsSeen(row, { lowAt, mayBackorder }))
        return { data: null, answer: 'stale' }
      const isLow = typeof row.available === 'number' && row.available <= lowAt
      const now = { ...row, lowAt, mayBackorder, isLow }
      const isSame = row.lowAt === lowAt && row.mayBackorder === mayBackorder
      return { data: isSame ? null : { lowAt, mayBackorder, isLow }, answer: { before: row, now } }
    },
  })
  if (changed && changed !== 'stale')
    await shareStock(payload, changed.now, changed.now.isLow && !changed.before.isLow)
  return changed
}
