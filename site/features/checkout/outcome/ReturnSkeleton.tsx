'use client'
import type { Picture } from '#site/data/Picture.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { CheckoutFrame } from '../CheckoutFrame.tsx'
import { narrow } from './Outcome.css.ts'

/** Shown until the order is loaded. */
export const ReturnSkeleton = ({ logo }: { logo?: Picture | null }) => (
  <CheckoutFrame logo={logo} step={1}>
    <CheckingPayment />
  </CheckoutFrame>
)

/** Shown while the payment is verified. */
export function CheckingPayment() {
  const t = useTexts('checkout')
  return (
    <div className={narrow}>
      <p role="status">{t.checking}</p>
      <Skeleton width="60%" height={44} />
      <Skeleton height={132} radius={12} />
    </div>
  )
}
