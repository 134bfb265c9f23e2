import type { BasePayload } from 'payload'
import type { Quoted } from '../checkout/quoteItems.ts'
import { franchiseeOf } from './ownStudents.ts'

/** Id of the franchisee an order is attributed to: the owner of an applied coupon, else the student's franchisee; null for none. */
export async function attributedFranchisee(
  payload: BasePayload,
  student: string,
  { coupons, quote }: Quoted,
): Promise<string | null> {
  const used = new Set(quote.coupons.flatMap(({ code, discountPaise }) => (discountPaise > 0 ? [code] : [])))
  const franchiseCoupon = coupons.find(({ code, franchisee }) => franchisee !== null && used.has(code))
  return franchiseCoupon?.franchisee ?? franchiseeOf(payload, student)
}
