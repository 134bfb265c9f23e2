import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { priceSale } from '../operations/catalogue/priceSale.ts'

const BATCH_SIZE = 20

/**
 * Updates product prices for sales that started, ended or were interrupted while being applied. A failure is logged and the sale
 * stays due. Returns how many sales were applied.
 */
export async function applyDueSales(
  payload: BasePayload,
  now: Date,
  shouldContinue: () => boolean = () => true,
): Promise<number> {
  const due = await readRows({
    payload,
    collection: 'sale-items',
    where: { nextAt: { less_than_equal: now.toISOString() } },
    sort: ['nextAt'],
    limit: BATCH_SIZE,
  })
  let applied = 0
  for (const { id } of due) {
    if (!shouldContinue()) break
    try {
      await priceSale(payload, String(id), now)
      applied++
    } catch (err) {
      payload.logger.error({ msg: 'prices did not follow a sale', sale: id, err })
    }
  }
  return applied
}
