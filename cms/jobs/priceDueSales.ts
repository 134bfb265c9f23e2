import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { priceSale } from '../operations/catalogue/priceSale.ts'

/** The next round follows at once. */
const A_ROUND = 20

/**
 * Makes prices follow the sales that started, ended or were saved and left half done. One that fails is logged and stays due.
 * Answers how many were taken up.
 */
export async function priceDueSales(
  payload: BasePayload,
  now: Date,
  mayGoOn: () => boolean = () => true,
): Promise<number> {
  const due = await readRows({
    payload,
    collection: 'sale-items',
    where: { nextAt: { less_than_equal: now.toISOString() } },
    sort: ['nextAt'],
    limit: A_ROUND,
  })
  let taken = 0
  for (const { id } of due) {
    if (!mayGoOn()) break
    try {
      await priceSale(payload, String(id), now)
      taken++
    } catch (err) {
      payload.logger.error({ msg: 'prices did not follow a sale', sale: id, err })
    }
  }
  return taken
}
