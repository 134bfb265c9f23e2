import type { BasePayload } from 'payload'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { isAsSeen } from '#domain/logs/isAsSeen.ts'
import type { StockLevel } from '#payload-types'
import { publishStock } from '../reservations/publishStock.ts'

/** `lowThreshold`: threshold of low stock; `mayBackorder`: whether more may be sold than is available. */
export type StockRules = Pick<StockLevel, 'lowThreshold' | 'mayBackorder'>

type RulesChanged = { before: StockLevel; now: StockLevel } | 'stale'

/** Changes the low-stock threshold and backorders of a stock, and updates pages. Returns the row before and after, null when it does not exist. */
export async function setStockRules(
  payload: BasePayload,
  id: string,
  { lowThreshold, mayBackorder }: StockRules,
  seen?: StockRules,
): Promise<RulesChanged | null> {
  const changed = await updateWithRetry<'stock-levels', RulesChanged>({
    payload,
    collection: 'stock-levels',
    where: { id: { equals: id } },
    change: (row) => {
      if (!isAsSeen(row, seen) && !isAsSeen(row, { lowThreshold, mayBackorder }))
        return { data: null, answer: 'stale' }
      const isLow = typeof row.available === 'number' && row.available <= lowThreshold
      const now = { ...row, lowThreshold, mayBackorder, isLow }
      const isSame = row.lowThreshold === lowThreshold && row.mayBackorder === mayBackorder
      return { data: isSame ? null : { lowThreshold, mayBackorder, isLow }, answer: { before: row, now } }
    },
  })
  if (changed && changed !== 'stale')
    await publishStock(payload, changed.now, changed.now.isLow && !changed.before.isLow)
  return changed
}
