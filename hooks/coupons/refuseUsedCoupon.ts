import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { readRow } from '#database/guard.ts'

/**
 * Before a coupon is deleted: refused once orders have used it; otherwise its single-use codes are deleted
 * first.
 */
export const refuseUsedCoupon: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { payload } = req
  // This pool counts every use, also by unpaid orders.
  const uses = await readRow({
    payload,
    collection: 'purchase-limits',
    where: { key: { equals: `coupon:${id}` } },
  })
  if (uses && uses.held + uses.sold > 0)
    throw new APIError(
      'Orders used this coupon, so it cannot be deleted. Make it inactive.',
      409,
      undefined,
      true,
    )
  await payload.db.deleteMany({ collection: 'coupon-codes', where: { coupon: { equals: id } }, req })
}
