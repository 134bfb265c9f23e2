'use client'
import { lazy, Suspense } from 'react'
import { Skeleton } from '#site/ui/Skeleton.tsx'

const DeliveryCheck = lazy(() => import('./DeliveryCheck.tsx').then((m) => ({ default: m.DeliveryCheck })))

/** The check of a PIN code, whose script only pages of goods load. */
export function DeliveryCheckLater({ product }: { product: string }) {
  return (
    <Suspense fallback={<Skeleton height={96} />}>
      <DeliveryCheck product={product} />
    </Suspense>
  )
}
