import type { ProductKind } from '../catalogue/kinds.ts'
import type { Coupon, CouponScope, CouponType, MinimumBase } from './Coupon.ts'

/** A coupon and its limits of uses; null for unlimited. */
export type CouponRules = Coupon & {
  title: string
  /** For Hindi pages; older coupons have none. */
  hindiTitle?: string | null
  totalLimit: number | null
  userLimit: number | null
  isListed: boolean
  hasSingleCodes: boolean
}

type Scope = {
  products?: readonly string[] | null
  kinds?: readonly ProductKind[] | null
  tags?: readonly string[] | null
}

/** The values of the coupon form; relations are ids. */
export type CouponForm = {
  id?: string | null
  code: string
  title: string
  hindiTitle?: string | null
  type: CouponType
  percent?: number | null
  amountPaise?: number | null
  buyCount?: number | null
  getCount?: number | null
  maxDiscountPaise?: number | null
  minItemsPaise?: number | null
  minCounts?: MinimumBase | null
  startsAt?: string | null
  endsAt?: string | null
  totalLimit?: number | null
  userLimit?: number | null
  include?: Scope | null
  exclude?: Scope | null
  users?: readonly string[] | null
  isFirstOrderOnly?: boolean | null
  isActive?: boolean | null
  isListed?: boolean | null
  isStackable?: boolean | null
  priority?: number | null
  hasSingleCodes?: boolean | null
}

const scopeOf = (scope: Scope | null | undefined): CouponScope => ({
  products: scope?.products ?? [],
  kinds: scope?.kinds ?? [],
  tags: scope?.tags ?? [],
})
const timeOf = (time: string | null | undefined): number | null => (time ? Date.parse(time) : null)

/** The rules of a coupon from its form. */
export function couponRules(form: CouponForm): CouponRules {
  const { type } = form
  return {
    id: form.id ?? '',
    code: form.code,
    title: form.title,
    hindiTitle: form.hindiTitle ?? null,
    type,
    value: (type === 'percent' ? form.percent : form.amountPaise) ?? 0,
    maxDiscountPaise: form.maxDiscountPaise ?? null,
    buyCount: form.buyCount ?? 1,
    getCount: form.getCount ?? 1,
    minItemsPaise: form.minItemsPaise ?? 0,
    minCounts: form.minCounts ?? 'cart',
    startsAt: timeOf(form.startsAt),
    endsAt: timeOf(form.endsAt),
    isActive: form.isActive !== false,
    include: scopeOf(form.include),
    exclude: scopeOf(form.exclude),
    isFirstOrderOnly: form.isFirstOrderOnly === true,
    users: form.users ?? [],
    isStackable: form.isStackable === true,
    priority: form.priority ?? 0,
    totalLimit: form.totalLimit ?? null,
    userLimit: form.userLimit ?? null,
    isListed: form.isListed === true,
    hasSingleCodes: form.hasSingleCodes === true,
  }
}

type Fault = { path: string; message: string }

/** Errors in the values of the coupon form. */
export function couponFaults(form: CouponForm): Fault[] {
  const faults: Fault[] = []
  const check = (isValid: boolean, path: string, message: string) => {
    if (!isValid) faults.push({ path, message })
  }
  if (form.type === 'percent') check((form.percent ?? 0) > 0, 'percent', 'Enter the percent')
  if (form.type === 'flat') check((form.amountPaise ?? 0) > 0, 'amountPaise', 'Enter the rupees off')
  if (form.type === 'fixedPrice')
    check(typeof form.amountPaise === 'number', 'amountPaise', 'Enter the price of one')
  if (form.type === 'buyXGetY') {
    check((form.buyCount ?? 0) > 0, 'buyCount', 'Enter how many have to be bought')
    check((form.getCount ?? 0) > 0, 'getCount', 'Enter how many are free')
  }
  const [from, to] = [timeOf(form.startsAt), timeOf(form.endsAt)]
  check(from === null || to === null || from < to, 'endsAt', 'The end must come after the start')
  return faults
}
