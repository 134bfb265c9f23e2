'use client'
import dynamic from 'next/dynamic'
import { Skeleton } from '#site/ui/Skeleton.tsx'

/** The delivery check of a PIN code, whose script and styles only pages of goods load. */
export const LazyDeliveryCheck = dynamic(() => import('./DeliveryCheck.tsx').then((m) => m.DeliveryCheck), {
  loading: () => <Skeleton height={96} />,
})
