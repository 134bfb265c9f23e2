'use client'
import { lazy, type ReactNode, Suspense } from 'react'
import { useOwnedInstead } from '#site/data/catalogue/owned.ts'
import { useProject } from '../ProjectContext.tsx'

// Most who look at a card do not have the product: the code comes with the answer that somebody does.
const OwnedFoot = lazy(() => import('./OwnedFoot.tsx').then((file) => ({ default: file.OwnedFoot })))
const OwnedLinks = lazy(() => import('./OwnedLinks.tsx').then((file) => ({ default: file.OwnedLinks })))

/** The foot of a card: its price, or how far its owner has come, in the same place. */
export function PriceOrOwned({ product, children }: { product: string; children: ReactNode }) {
  const owned = useOwnedInstead(useProject().base, product)
  if (!owned) return children
  return (
    <Suspense fallback={children}>
      <OwnedFoot owned={owned} />
    </Suspense>
  )
}

/** Over the card of somebody who has the product: the way in, and to more days of it. */
export function LinksOfOwned({ product }: { product: string }) {
  const owned = useOwnedInstead(useProject().base, product)
  if (!owned) return null
  return (
    <Suspense fallback={null}>
      <OwnedLinks owned={owned} />
    </Suspense>
  )
}
