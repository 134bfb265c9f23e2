'use client'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import type { ProductProof } from '#domain/calls/catalogue.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useAccessInsteadOfBuying, useIsFirstOrder, useIsOwnedKnown } from '#site/data/catalogue/owned.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { coupon, couponIcon } from './BuyCard.css.ts'
import { useChoice } from './ChoiceContext.tsx'
import { Sale } from './Sale.tsx'

type CouponLineProps = { product: string; coupons: ProductProof['coupons'] }

/**
 * The coupon with the highest discount on the chosen option; nothing for owners of the product, or for a
 * first-order coupon after the first order.
 */
export function CouponLine({ product, coupons }: CouponLineProps) {
  const t = useTexts('product')
  const { choice } = useChoice().option
  const { base } = useProject()
  const owned = useAccessInsteadOfBuying(base, product)
  const isKnown = useIsOwnedKnown(base)
  const isFirstOrder = useIsFirstOrder(base)
  const best = coupons.find(
    ({ key, isFirstOrderOnly }) => key === (choice?.value ?? null) && (!isFirstOrderOnly || isFirstOrder),
  )
  if (!best || owned) return null
  const couponText = best.isFirstOrderOnly ? t.couponOnFirstOrder : t.couponOff
  return (
    <Sale isKnown={isKnown}>
      <p className={coupon}>
        <Icon icon={TicketPercent} size="s" className={couponIcon} />
        {fillPlaceholders(couponText, { code: best.code, amount: formatInr(best.discountPaise) })}
      </p>
    </Sale>
  )
}
