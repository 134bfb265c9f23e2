'use client'
import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { type CouponDraft, couponSentence, unusableReason } from '#domain/coupons/couponSentence.ts'

const dayIn = (timeZone: string) => (at: string) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone }).format(Date.parse(at))

/** The effect of a coupon in one sentence, updated while the form is edited. */
export function CouponSentence({ timeZone }: { timeZone: string }) {
  const [fields] = useAllFormFields()
  const coupon = reduceFieldsToValues(fields, true) as CouponDraft
  const sentence = couponSentence(coupon, dayIn(timeZone))
  const reason = unusableReason(coupon, Date.now())
  return (
    <p className="coupon-summary panel-card" role="status">
      <strong>
        {sentence ?? 'Enter what it takes off. A sentence here then says what the coupon does.'}
      </strong>
      {sentence && reason && <span className="coupon-summary__unusable">{reason}</span>}
    </p>
  )
}
