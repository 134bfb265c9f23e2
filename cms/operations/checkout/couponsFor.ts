import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { documentCache } from '#database/documentCache.ts'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { mayStandTogether } from '#domain/coupons/applyCoupons.ts'
import type { CouponItem } from '#domain/coupons/Coupon.ts'
import { type CouponRefusal, type CouponUses, checkCoupon } from '#domain/coupons/checkCoupon.ts'
import type { CouponRules } from '#domain/coupons/couponRules.ts'
import type { OrderReservation } from '#domain/orders/OrderSchemas.ts'
import { withLimit } from '#domain/reservations/reservationPool.ts'
import type { Coupon, CouponCode } from '#payload-types'
import { poolOf } from '../reservations/changePool.ts'

/** Who buys: an account, whether it ever paid an order, its phone, and its own orders that wait for their payment. */
export type Buyer = {
  id: string
  hasOrdered: () => Promise<boolean>
  /** What of their credits they could spend, paise. */
  credits: (now: Date) => Promise<number>
  phone: string | null
  ownHolds: ReadonlySet<string>
}

/** A coupon by a code that somebody typed; `single` is the row of a code that counts once. */
export type FoundCoupon = {
  code: string
  rules: CouponRules
  single: CouponCode | null
  /** Id of the franchisee whose coupon it is. */
  franchisee: string | null
}
export type TypedCoupon =
  | { ok: true; found: FoundCoupon }
  | { ok: false; code: string; refusal: CouponRefusal }

const RULES = { code: true, rules: true, isActive: true, franchisee: true } as const

const rulesOf = (coupon: Coupon, code: string): CouponRules => ({
  ...(coupon.rules as CouponRules),
  id: String(coupon.id),
  code,
})

/** Coupons of a project by their codes, in the order of the codes; codes that nobody made are left out. */
async function findCoupons(
  payload: BasePayload,
  project: RequestProject,
  codes: readonly string[],
): Promise<FoundCoupon[]> {
  const ofProject = { project: { equals: project.id } }
  const [plain, singles] = await Promise.all([
    documentCache({
      payload,
      collection: 'coupons',
      where: { and: [ofProject, { code: { in: [...codes] } }] },
      limit: codes.length,
      select: RULES,
    }),
    readRows({
      payload,
      collection: 'coupon-codes',
      where: { codeKey: { in: codes.map((code) => `${project.id}:${code}`) } },
      sort: ['codeKey'],
      limit: codes.length,
    }),
  ])
  const campaigns =
    singles.length === 0
      ? []
      : await documentCache({
          payload,
          collection: 'coupons',
          where: { id: { in: singles.flatMap(({ coupon }) => idOf(coupon) ?? []) } },
          limit: codes.length,
          select: RULES,
        })
  return codes.flatMap((code): FoundCoupon[] => {
    const single = singles.find((row) => row.code === code)
    const coupon = single
      ? campaigns.find(({ id }) => id === idOf(single.coupon))
      : plain.find((row) => row.code === code)
    if (!coupon) return []
    const rules = rulesOf(coupon, code)
    const franchisee = idOf(coupon.franchisee)
    return single || !rules.hasSingleCodes ? [{ code, rules, single: single ?? null, franchisee }] : []
  })
}

/** Uses are counted without a limit too: one that is set later knows of those before. */
export const UNLIMITED = 1_000_000_000

const userKey = (coupon: string, user: string) => `coupon:${coupon}:${user}`

/** What an order takes of the coupons it uses. */
export const couponReservations = (
  { rules, single, code }: FoundCoupon,
  user: string,
): OrderReservation[] => {
  const { id, totalLimit, userLimit } = rules
  const one = { poolKind: 'purchase-limits' as const, quantity: 1, title: code }
  return [
    { ...one, key: `coupon:${id}`, limit: totalLimit ?? UNLIMITED },
    ...(userLimit === null ? [] : [{ ...one, key: userKey(id, user), limit: userLimit }]),
    ...(single ? [{ ...one, key: `code:${single.id}`, limit: 1 }] : []),
  ]
}

/** How often each may still be used; what the buyer's own waiting orders hold is not used yet. */
async function usesOf(
  payload: BasePayload,
  coupons: readonly FoundCoupon[],
  buyer: Buyer | null,
): Promise<(found: FoundCoupon) => CouponUses> {
  const keys = coupons.flatMap((found) => couponReservations(found, buyer?.id ?? '').map(({ key }) => key))
  const rows =
    keys.length === 0
      ? []
      : await readRows({
          payload,
          collection: 'purchase-limits',
          where: { key: { in: keys } },
          sort: ['key'],
          limit: keys.length,
        })
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const leftOf = (key: string, limit: number): number => {
    const row = byKey.get(key)
    if (!row) return limit
    const { available, reservations } = withLimit(poolOf(row), limit)
    const mine = Object.entries(reservations).filter(
      ([order, { state }]) => state === 'held' && buyer?.ownHolds.has(order),
    )
    return (available ?? 0) + mine.reduce((sum, [, { quantity }]) => sum + quantity, 0)
  }
  return ({ rules: { id, totalLimit, userLimit }, single }) => {
    const total = totalLimit === null ? null : leftOf(`coupon:${id}`, totalLimit)
    const once = single ? leftOf(`code:${single.id}`, 1) : null
    return {
      left: once === null ? total : Math.min(once, total ?? once),
      leftForUser: userLimit === null || !buyer ? null : leftOf(userKey(id, buyer.id), userLimit),
    }
  }
}

type Check = {
  payload: BasePayload
  project: RequestProject
  items: readonly CouponItem[]
  buyer: Buyer | null
  now: Date
}

/** Whether somebody ordered before is asked for coupons alone that count for a first order. */
const viewerOf = async (buyer: Buyer | null, coupons: readonly FoundCoupon[]) => ({
  user: buyer?.id ?? null,
  hasOrdered:
    buyer !== null && coupons.some(({ rules }) => rules.isFirstOrderOnly) && (await buyer.hasOrdered()),
})

/** A single code may be bound to a phone, `+91…`; signed out it is asked again at the order. */
const isForOther = (single: CouponCode | null, buyer: Buyer | null): boolean =>
  Boolean(single?.phone && buyer && single.phone !== buyer.phone)

/** What each typed code is: a coupon that counts for these items now, or why not. Of those that may not stand together the first stays. */
export async function typedCoupons(check: Check, codes: readonly string[]): Promise<TypedCoupon[]> {
  if (codes.length === 0) return []
  const { payload, project, items, buyer, now } = check
  const found = await findCoupons(payload, project, codes)
  const [uses, viewer] = await Promise.all([usesOf(payload, found, buyer), viewerOf(buyer, found)])
  const taken: CouponRules[] = []
  return codes.map((code): TypedCoupon => {
    const coupon = found.find((one) => one.code === code)
    if (!coupon) return { ok: false, code, refusal: { reason: 'unknown' } }
    const refusal = isForOther(coupon.single, buyer)
      ? ({ reason: 'notForYou' } as const)
      : checkCoupon(coupon.rules, items, viewer, uses(coupon), now.getTime())
    if (refusal) return { ok: false, code, refusal }
    // Two single codes of one coupon are that coupon twice.
    const isTwice = taken.some(({ id }) => id === coupon.rules.id)
    if (isTwice || !mayStandTogether([...taken, coupon.rules]))
      return { ok: false, code, refusal: { reason: 'notTogether' } }
    taken.push(coupon.rules)
    return { ok: true, found: coupon }
  })
}

/** How many coupons a project offers in the cart at most. */
const MAX_OFFERED = 200

/** The coupons that a project offers to a buyer, each with what tells why it does not count for items; null when it does. */
export async function listedCoupons({
  payload,
  project,
  buyer,
  now,
}: Omit<Check, 'items'>): Promise<
  { found: FoundCoupon; refusalFor: (items: readonly CouponItem[]) => CouponRefusal | null }[]
> {
  const coupons = await documentCache({
    payload,
    collection: 'coupons',
    where: {
      and: [
        { project: { equals: project.id } },
        { isActive: { equals: true } },
        { isListed: { equals: true } },
      ],
    },
    limit: MAX_OFFERED,
    select: RULES,
  })
  const found = coupons
    .map(
      (coupon): FoundCoupon => ({
        ...{ code: coupon.code, rules: rulesOf(coupon, coupon.code), single: null },
        franchisee: idOf(coupon.franchisee),
      }),
    )
    .filter(({ rules }) => !rules.hasSingleCodes)
  const [uses, viewer] = await Promise.all([usesOf(payload, found, buyer), viewerOf(buyer, found)])
  return found.map((one) => ({
    found: one,
    refusalFor: (items) => checkCoupon(one.rules, items, viewer, uses(one), now.getTime()),
  }))
}

/** Every coupon that the project offers, with why it does not count where it does not; also those typed before. */
export async function offeredCoupons({
  items,
  ...check
}: Check): Promise<{ found: FoundCoupon; refusal: CouponRefusal | null }[]> {
  const listed = await listedCoupons(check)
  return listed.map(({ found, refusalFor }) => ({ found, refusal: refusalFor(items) }))
}
