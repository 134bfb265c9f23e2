'use client'
import X from 'lucide-react/icons/x'
import type { QuoteView } from '#domain/calls/payments.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { PlainIconButton } from '#site/ui/PlainButton.tsx'
import { appliedCode, appliedCodes, worth } from './CouponCard.css.ts'

type AppliedCodesProps = {
  coupons: QuoteView['coupons']
  isBusy: boolean
  onTake: (codes: readonly string[]) => Promise<unknown>
}

/** With several coupons: each with its discount, and a button that removes it. */
export function AppliedCodes({ coupons, isBusy, onTake }: AppliedCodesProps) {
  const t = useTexts('cart')
  if (coupons.length < 2) return null
  return (
    <ul className={appliedCodes}>
      {coupons.map(({ code, discountPaise }) => (
        <li key={code} className={appliedCode}>
          {code}
          <span className={worth}>{formatInr(-discountPaise)}</span>
          <PlainIconButton
            icon={X}
            label={fillPlaceholders(t.removeCode, { code })}
            aria-disabled={isBusy}
            onClick={() =>
              void onTake(coupons.flatMap((coupon) => (coupon.code === code ? [] : coupon.code)))
            }
          />
        </li>
      ))}
    </ul>
  )
}
