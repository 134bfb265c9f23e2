import type { BasePayload } from 'payload'
import { countRows, readRow } from '#database/guard.ts'
import { heldQuantity, setTotalLimit } from '#domain/reservations/reservationPool.ts'
import type { Coupon } from '#payload-types'
import { UNLIMITED } from '../checkout/couponsFor.ts'
import { poolFromRow } from '../reservations/changePool.ts'

/**
 * Uses of a coupon: `used` by paid orders, `held` by orders being paid. `limit` and `left` are null without a total limit; `codes` are
 * its single-use codes, null when it has none.
 */
export type CouponUses = {
  used: number
  held: number
  limit: number | null
  left: number | null
  codes: { total: number; used: number } | null
}

/** Used, held and remaining uses for a total limit. */
async function ofLimit(payload: BasePayload, coupon: Coupon, limit: number) {
  const key = `coupon:${coupon.id}`
  const row = await readRow({ payload, collection: 'purchase-limits', where: { key: { equals: key } } })
  if (!row) return { used: 0, held: 0, left: limit }
  const pool = setTotalLimit(poolFromRow(row), limit)
  return { used: pool.sold, held: heldQuantity(pool), left: Math.max(0, pool.available ?? 0) }
}

const countCodes = (payload: BasePayload, coupon: string, isUsed: boolean): Promise<number> =>
  countRows({
    payload,
    collection: 'coupon-codes',
    where: { and: [{ coupon: { equals: coupon } }, ...(isUsed ? [{ usedAt: { exists: true } }] : [])] },
  })

/** Counts the uses of a coupon from its pool, which also exists without a limit. */
export async function couponUses(payload: BasePayload, coupon: Coupon): Promise<CouponUses> {
  const id = String(coupon.id)
  const codes = coupon.hasSingleCodes
    ? { total: await countCodes(payload, id, false), used: await countCodes(payload, id, true) }
    : null
  const limit = coupon.totalLimit ?? null
  const { used, held, left } = await ofLimit(payload, coupon, limit ?? UNLIMITED)
  return { limit, codes, used, held, left: limit === null ? null : left }
}
