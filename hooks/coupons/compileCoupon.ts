import type { CollectionBeforeValidateHook } from 'payload'
import { idOf } from '#database/idOf.ts'
import { couponCode } from '#domain/coupons/couponCode.ts'
import { type CouponForm, couponFaults, couponRules } from '#domain/coupons/couponRules.ts'
import type { Coupon } from '#payload-types'
import { refuseFields } from '../shared/refuseFields.ts'

type Relations = (string | { id: string })[] | null | undefined
const ids = (relations: Relations): string[] => (relations ?? []).flatMap((relation) => idOf(relation) ?? [])

const formOf = ({ include, exclude, users, ...coupon }: Coupon): CouponForm => ({
  ...coupon,
  include: { ...include, products: ids(include?.products) },
  exclude: { ...exclude, products: ids(exclude?.products) },
  users: ids(users),
})

/**
 * Before a coupon is saved: normalises its code, refuses contradictions, and compiles its rules for carts.
 */
export const compileCoupon: CollectionBeforeValidateHook<Coupon> = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const coupon = { ...originalDoc, ...data } as Coupon
  const code = couponCode(coupon.code ?? '')
  const faults = couponFaults(formOf(coupon))
  if (!code)
    faults.push({
      path: 'code',
      message: 'Use 3 to 40 letters, digits, - and _, beginning with a letter or digit',
    })
  refuseFields({ collection, doc: coupon, req }, faults)
  // Readers of the rules take the id from the row; a new coupon has none yet.
  return {
    ...data,
    code: code as string,
    rules: { ...couponRules(formOf({ ...coupon, code: code as string })), id: '' },
  }
}
