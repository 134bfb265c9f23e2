'use client'
import { lazy, type ReactNode, Suspense } from 'react'
import { useAccessInsteadOfBuying } from '#site/data/catalogue/owned.ts'
import { useProject } from '../ProjectContext.tsx'

// Most visitors do not own the product: the code is loaded only once the server says that the person does.
const OwnedFoot = lazy(() => import('./OwnedFoot.tsx').then((file) => ({ default: file.OwnedFoot })))
const OwnedLinks = lazy(() => import('./OwnedLinks.tsx').then((file) => ({ default: file.OwnedLinks })))

/** The foot of a card: its price, or the owner's progress, in the same place. */
export function PriceOrProgress({ product, children }: { product: string; children: ReactNode }) {
  const owned = useAccessInsteadOfBuying(useProject().base, product)
  if (!owned) return children
  return (
    <Suspense fallback={children}>
      <OwnedFoot owned={owned} />
    </Suspense>
  )
}

/** Links over the card of an owned product: to open it, and to extend its access. */
export function OwnedCardLinks({ product }: { product: string }) {
  const owned = useAccessInsteadOfBuying(useProject().base, product)
  if (!owned) return null
  return (
    <Suspense fallback={null}>
      <OwnedLinks owned={owned} />
    </Suspense>
  )
}
