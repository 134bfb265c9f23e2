import { APIError, type CollectionBeforeDeleteHook, type Where } from 'payload'
import { countRows, readRow } from '#collections/guard.ts'

/** Before a coupon is deleted: refused once orders used it, else its single codes go first. */
export const refuseUsedCoupon: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { payload } = req
  const used = await readRow({
    payload,
    collection: 'allowances',
    where: { key: { equals: `coupon:${id}` } },
  })
  const codes: Where = { and: [{ coupon: { equals: id } }, { usedAt: { exists: true } }] }
  if (used || (await countRows({ payload, collection: 'coupon-codes', where: codes })) > 0)
    throw new APIError(
      'Orders used this coupon, so it can not be deleted. Make it inactive.',
      409,
      undefined,
      true,
    )
  await payload.db.deleteMany({ collection: 'coupon-codes', where: { coupon: { equals: id } }, req })
}
