import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { documentCache } from '#database/documentCache.ts'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { canCombineCoupons } from '#domain/coupons/applyCoupons.ts'
import type { CouponItem } from '#domain/coupons/Coupon.ts'
import { type CouponRefusal, type CouponUses, checkCoupon } from '#domain/coupons/checkCoupon.ts'
import type { CouponRules } from '#domain/coupons/couponRules.ts'
import type { OrderReservation } from '#domain/orders/OrderSchemas.ts'
import type { StateCode } from '#domain/people/states.ts'
import { setTotalLimit } from '#domain/reservations/reservationPool.ts'
import type { Coupon, CouponCode } from '#payload-types'
import { poolFromRow } from '../reservations/changePool.ts'

/** The buying account. `ownHolds` are the ids of its unpaid orders, whose reservations count as available to it. */
export type Buyer = {
  id: string
  hasOrdered: () => Promise<boolean>
  /** Credits they can spend, paise. */
  credits: (now: Date) => Promise<number>
  phone: string | null
  /** State of their address on record; see `recordedState`. */
  recordedState: () => Promise<StateCode | null>
  ownHolds: ReadonlySet<string>
}

/** A coupon found by an entered code; `single` is the row of a single-use code. */
export type FoundCoupon = {
  code: string
  rules: CouponRules
  single: CouponCode | null
  /** Id of the franchisee whose coupon it is. */
  franchisee: string | null
}
export type EnteredCoupon =
  | { ok: true; found: FoundCoupon }
  | { ok: false; code: string; refusal: CouponRefusal }

const RULES = { code: true, rules: true, isActive: true, franchisee: true } as const

const rulesOf = (coupon: Coupon, code: string): CouponRules => ({
  ...(coupon.rules as CouponRules),
  id: String(coupon.id),
  code,
})

/** Coupons of a project by code, in the order of `codes`; unknown codes are left out. */
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

/** Limit of a coupon without one: its uses are still counted, so that a limit set later includes them. */
export const UNLIMITED = 1_000_000_000

const userKey = (coupon: string, user: string) => `coupon:${coupon}:${user}`

/** The reservations that an order makes for a coupon: one use in total, one per user, and the single-use code. */
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

/** Remaining uses of each coupon; uses reserved by the buyer's own unpaid orders count as remaining. */
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
    const { available, reservations } = setTotalLimit(poolFromRow(row), limit)
    const ownHeld = Object.entries(reservations).filter(
      ([order, { state }]) => state === 'held' && buyer?.ownHolds.has(order),
    )
    return (available ?? 0) + ownHeld.reduce((sum, [, { quantity }]) => sum + quantity, 0)
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

/** Looks up earlier orders only when one of the coupons is for first orders. */
const viewerOf = async (buyer: Buyer | null, coupons: readonly FoundCoupon[]) => ({
  user: buyer?.id ?? null,
  hasOrdered:
    buyer !== null && coupons.some(({ rules }) => rules.isFirstOrderOnly) && (await buyer.hasOrdered()),
})

/** A single-use code can be bound to a phone, `+91…`. Not checked while signed out; placing the order checks again. */
const isForOther = (single: CouponCode | null, buyer: Buyer | null): boolean =>
  Boolean(single?.phone && buyer && single.phone !== buyer.phone)

/** Checks each entered code against the items: the coupon, or why it is refused. Of coupons that cannot be combined the first wins. */
export async function enteredCoupons(check: Check, codes: readonly string[]): Promise<EnteredCoupon[]> {
  if (codes.length === 0) return []
  const { payload, project, items, buyer, now } = check
  const found = await findCoupons(payload, project, codes)
  const [uses, viewer] = await Promise.all([usesOf(payload, found, buyer), viewerOf(buyer, found)])
  const accepted: CouponRules[] = []
  return codes.map((code): EnteredCoupon => {
    const coupon = found.find((one) => one.code === code)
    if (!coupon) return { ok: false, code, refusal: { reason: 'unknown' } }
    const refusal = isForOther(coupon.single, buyer)
      ? ({ reason: 'notForYou' } as const)
      : checkCoupon(coupon.rules, items, viewer, uses(coupon), now.getTime())
    if (refusal) return { ok: false, code, refusal }
    // Two single-use codes of the same coupon would apply it twice.
    const isSameCoupon = accepted.some(({ id }) => id === coupon.rules.id)
    if (isSameCoupon || !canCombineCoupons([...accepted, coupon.rules]))
      return { ok: false, code, refusal: { reason: 'notTogether' } }
    accepted.push(coupon.rules)
    return { ok: true, found: coupon }
  })
}

/** Upper limit of listed coupons that are read. */
const MAX_OFFERED = 200

/** A project's listed coupons, each with a function that checks it against items (null when it applies). */
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
        code: coupon.code,
        rules: rulesOf(coupon, coupon.code),
        single: null,
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

/** The listed coupons of a project, checked against the items; `refusal` is null for those that apply. */
export async function offeredCoupons({
  items,
  ...check
}: Check): Promise<{ found: FoundCoupon; refusal: CouponRefusal | null }[]> {
  const listed = await listedCoupons(check)
  return listed.map(({ found, refusalFor }) => ({ found, refusal: refusalFor(items) }))
}
