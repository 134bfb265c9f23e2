'use client'
import type { Picture } from '#site/data/Picture.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { withAside } from '#site/ui/layout.css.ts'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { heading, steps } from './CheckoutScreen.css.ts'

/** Skeleton of the checkout while the bill and the person load. */
export function CheckoutSkeleton({ logo }: { logo?: Picture | null }) {
  const t = useTexts('checkout')
  return (
    <CheckoutFrame logo={logo} step={0}>
      <p className="sr-only" role="status">
        {t.loading}
      </p>
      <div className={heading}>
        <Skeleton width={180} height={44} />
      </div>
      <div className={withAside}>
        <div className={steps}>
          <Skeleton height={78} radius={12} />
          <Skeleton height={84} radius={12} />
        </div>
        <Skeleton height={360} radius={12} />
      </div>
    </CheckoutFrame>
  )
}
