import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import type { Coupon } from '#payload-types'

/** Upper limit of coupons that are read. */
const MAX_COUPONS = 200

/** The coupons of a franchisee with the number of uses, including held ones. */
export async function ownCodes(payload: BasePayload, franchisee: string, now: Date) {
  const { docs } = await payload.db.find<Coupon>({
    collection: 'coupons',
    where: { franchisee: { equals: franchisee } },
    select: { code: true, title: true, isActive: true, startsAt: true, endsAt: true },
    sort: '-createdAt',
    pagination: false,
    limit: MAX_COUPONS,
  })
  const pools = await readRows({
    payload,
    collection: 'purchase-limits',
    where: { key: { in: docs.map(({ id }) => `coupon:${id}`) } },
    sort: ['key'],
    limit: MAX_COUPONS,
  })
  const used = new Map(pools.map(({ key, held, sold }) => [key, held + sold]))
  return docs.map(({ id, code, title, isActive, startsAt, endsAt }) => ({
    code,
    title,
    endsAt: endsAt ? Date.parse(endsAt) : null,
    isOpen:
      isActive !== false &&
      (!startsAt || Date.parse(startsAt) <= now.getTime()) &&
      (!endsAt || Date.parse(endsAt) > now.getTime()),
    uses: Math.max(0, used.get(`coupon:${id}`) ?? 0),
  }))
}
