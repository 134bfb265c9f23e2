import { PRODUCT_KINDS } from '../catalogue/kinds.ts'
import { formatInr } from '../money/formatInr.ts'
import type { CouponForm } from './couponRules.ts'

/** A coupon while it is being edited: missing values are left out. */
export type CouponDraft = { [K in keyof CouponForm]?: CouponForm[K] | null } & {
  totalLimit?: number | null
  userLimit?: number | null
  isFirstOrderOnly?: boolean | null
  isListed?: boolean | null
  hasSingleCodes?: boolean | null
  isActive?: boolean | null
}

type Scope = CouponForm['include']

const countText = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

const joined = (words: string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** The items of a scope as text: `courses and 2 products`; empty when the scope is empty. */
function scopeText(scope: Scope): string {
  const kinds = PRODUCT_KINDS.filter(({ id }) => scope?.kinds?.includes(id)).map(({ plural }) =>
    plural.toLowerCase(),
  )
  const tags = (scope?.tags ?? []).map((tag) => `products tagged “${tag}”`)
  return joined([...kinds, ...countText(scope?.products?.length ?? 0, 'product', 'products'), ...tags])
}

/** The discount as text; null while the amount is missing. */
function discountText(coupon: CouponDraft): string | null {
  const { type, percent, amountPaise, buyCount, getCount, maxDiscountPaise } = coupon
  const cap = maxDiscountPaise ? `, at most ${formatInr(maxDiscountPaise)}` : ''
  if (type === 'percent') return percent ? `${percent}% off${cap}` : null
  if (type === 'flat') return amountPaise ? `${formatInr(amountPaise)} off${cap}` : null
  if (type === 'fixedPrice') return amountPaise ? `A price of ${formatInr(amountPaise)}${cap}` : null
  return buyCount && getCount ? `Buy ${buyCount}, get ${getCount} free${cap}` : null
}

/**
 * A coupon in one sentence, from the values of its form: `10% off, at most ₹500 on courses, for carts of ₹999
 * or more, until 30 Nov 2026, once a person.` `dayOf` formats a time (ISO). Null while the discount is
 * incomplete.
 */
export function couponSentence(coupon: CouponDraft, dayOf: (at: string) => string): string | null {
  const discount = discountText(coupon)
  if (!discount) return null
  const included = scopeText(coupon.include)
  const excluded = scopeText(coupon.exclude)
  const { minItemsPaise, minCounts, startsAt, endsAt, userLimit, totalLimit, users } = coupon
  const parts = [
    `${discount} on ${included || 'everything'}`,
    excluded && `but not on ${excluded}`,
    minItemsPaise &&
      (minCounts === 'items'
        ? `when these items come to ${formatInr(minItemsPaise)} or more`
        : `for carts of ${formatInr(minItemsPaise)} or more`),
    startsAt && `from ${dayOf(startsAt)}`,
    endsAt && `until ${dayOf(endsAt)}`,
    users?.length ? `for ${countText(users.length, 'chosen person', 'chosen people')[0]}` : '',
    coupon.isFirstOrderOnly && 'on a first order only',
    coupon.hasSingleCodes
      ? 'each code once'
      : userLimit && (userLimit === 1 ? 'once a person' : `${userLimit} times a person`),
    totalLimit && `${totalLimit.toLocaleString('en-IN')} ${totalLimit === 1 ? 'use' : 'uses'} in all`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** Why a coupon cannot be saved or used by anybody; null when it can, or will. `now` in ms. */
export function unusableReason(coupon: CouponDraft, now: number): string | null {
  const { isActive, startsAt, endsAt } = coupon
  if (coupon.type === 'percent' && (coupon.percent ?? 0) > 100) return 'More than 100% cannot be taken off.'
  if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt))
    return 'It would end before it starts.'
  if (isActive === false) return 'It is switched off: nobody can use it now.'
  return endsAt && Date.parse(endsAt) <= now ? 'It has ended: it can no longer be used.' : null
}
