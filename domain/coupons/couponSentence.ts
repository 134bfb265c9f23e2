import { PRODUCT_KINDS } from '../catalogue/kinds.ts'
import { formatInr } from '../money/formatInr.ts'
import type { CouponForm } from './couponRules.ts'

/** A coupon while it is typed: whatever is not there yet is left out. */
export type TypedCoupon = { [K in keyof CouponForm]?: CouponForm[K] | null } & {
  totalLimit?: number | null
  userLimit?: number | null
  isFirstOrderOnly?: boolean | null
  isListed?: boolean | null
  hasSingleCodes?: boolean | null
}

type Scope = CouponForm['include']

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

const listed = (words: string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** What a scope names: `courses and 2 products`; nothing when it names nothing. */
function namedBy(scope: Scope): string {
  const kinds = PRODUCT_KINDS.filter(({ id }) => scope?.kinds?.includes(id)).map(({ plural }) =>
    plural.toLowerCase(),
  )
  const tags = (scope?.tags ?? []).map((tag) => `products tagged “${tag}”`)
  return listed([...kinds, ...counted(scope?.products?.length ?? 0, 'product', 'products'), ...tags])
}

/** What it takes off; null while the amount is missing. */
function given(coupon: TypedCoupon): string | null {
  const { type, percent, amountPaise, buyCount, getCount, maxDiscountPaise } = coupon
  const cap = maxDiscountPaise ? `, at most ${formatInr(maxDiscountPaise)}` : ''
  if (type === 'percent') return percent ? `${percent}% off${cap}` : null
  if (type === 'flat') return amountPaise ? `${formatInr(amountPaise)} off${cap}` : null
  if (type === 'fixedPrice') return amountPaise ? `A price of ${formatInr(amountPaise)}${cap}` : null
  return buyCount && getCount ? `Buy ${buyCount}, get ${getCount} free${cap}` : null
}

/**
 * What a coupon does, in one sentence, as its fields stand in the form: `10% off, at most ₹500 on courses, for carts of
 * ₹999 or more, until 30 Nov 2026, once a person.` `dayOf` says a moment (ISO) as people read it. Null while it does
 * not say yet what it takes off.
 */
export function couponSentence(coupon: TypedCoupon, dayOf: (at: string) => string): string | null {
  const off = given(coupon)
  if (!off) return null
  const on = namedBy(coupon.include)
  const except = namedBy(coupon.exclude)
  const { minItemsPaise, minCounts, startsAt, endsAt, userLimit, totalLimit, users } = coupon
  const parts = [
    `${off} on ${on || 'everything'}`,
    except && `but not on ${except}`,
    minItemsPaise &&
      (minCounts === 'items'
        ? `when these items come to ${formatInr(minItemsPaise)} or more`
        : `for carts of ${formatInr(minItemsPaise)} or more`),
    startsAt && `from ${dayOf(startsAt)}`,
    endsAt && `until ${dayOf(endsAt)}`,
    users?.length ? `for ${counted(users.length, 'chosen person', 'chosen people')[0]}` : '',
    coupon.isFirstOrderOnly && 'on a first order only',
    coupon.hasSingleCodes
      ? 'each code once'
      : userLimit && (userLimit === 1 ? 'once a person' : `${userLimit} times a person`),
    totalLimit && `${totalLimit.toLocaleString('en-IN')} ${totalLimit === 1 ? 'use' : 'uses'} in all`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
