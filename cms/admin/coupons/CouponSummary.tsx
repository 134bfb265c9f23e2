'use client'
import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { couponSentence, type TypedCoupon } from '#domain/coupons/couponSentence.ts'

const day = (at: string) => new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' }).format(Date.parse(at))

/** One-sentence summary of a coupon above its fields; follows the unsaved form. */
export function CouponSummary() {
  const [fields] = useAllFormFields()
  const coupon = reduceFieldsToValues(fields, true) as TypedCoupon & { isActive?: boolean }
  const sentence = couponSentence(coupon, day)
  return (
    <p className="coupon-summary panel-card" role="status">
      <strong>{sentence ?? 'Enter what it takes off, and what the coupon does stands here.'}</strong>
      {sentence && coupon.isActive === false && <span>It is switched off: nobody can use it now.</span>}
    </p>
  )
}
