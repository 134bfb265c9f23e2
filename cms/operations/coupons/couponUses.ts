import type { BasePayload } from 'payload'
import { countRows, readRow } from '#database/guard.ts'
import { heldIn, withLimit } from '#domain/reservations/reservationPool.ts'
import type { Coupon } from '#payload-types'
import { UNLIMITED } from '../checkout/couponsFor.ts'
import { poolOf } from '../reservations/changePool.ts'

/**
 * How often a coupon was used by paid orders, and how often orders that are being paid hold it. `limit` and `left` are null
 * without a limit for all; `codes` are its single codes, null when it has none.
 */
export type CouponUses = {
  used: number
  held: number
  limit: number | null
  left: number | null
  codes: { total: number; used: number } | null
}

/** What of so many uses is used, held and left. */
async function ofLimit(payload: BasePayload, coupon: Coupon, limit: number) {
  const key = `coupon:${coupon.id}`
  const row = await readRow({ payload, collection: 'purchase-limits', where: { key: { equals: key } } })
  if (!row) return { used: 0, held: 0, left: limit }
  const pool = withLimit(poolOf(row), limit)
  return { used: pool.sold, held: heldIn(pool), left: Math.max(0, pool.available ?? 0) }
}

const countCodes = (payload: BasePayload, coupon: string, isUsed: boolean): Promise<number> =>
  countRows({
    payload,
    collection: 'coupon-codes',
    where: { and: [{ coupon: { equals: coupon } }, ...(isUsed ? [{ usedAt: { exists: true } }] : [])] },
  })

/** Counted from what the orders took; that is counted without a limit too. */
export async function couponUses(payload: BasePayload, coupon: Coupon): Promise<CouponUses> {
  const id = String(coupon.id)
  const codes = coupon.hasSingleCodes
    ? { total: await countCodes(payload, id, false), used: await countCodes(payload, id, true) }
    : null
  const limit = coupon.totalLimit ?? null
  const { used, held, left } = await ofLimit(payload, coupon, limit ?? UNLIMITED)
  return { limit, codes, used, held, left: limit === null ? null : left }
}
