'use client'
import { lazy, type ReactNode, Suspense } from 'react'
import { useIsOwnedKnown, useOwnedInstead } from '#site/data/catalogue/owned.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { sale } from './Sale.css.ts'

// Few who look at a product have it: the code comes with the answer that somebody does.
const OwnedHead = lazy(() => import('./OwnedActions.tsx').then((file) => ({ default: file.OwnedHead })))

/** What sells a product. Strangers see it at once; whoever is signed in once it is known that they do not have it. */
export function Sale({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  return (
    <div className={sale} data-known={isKnown ? '' : undefined}>
      {children}
    </div>
  )
}

/** The price, or for whoever has the product that they do. */
export function PriceOrYours({ product, children }: { product: string; children: ReactNode }) {
  const { base } = useProject()
  const owned = useOwnedInstead(base, product)
  const isKnown = useIsOwnedKnown(base)
  if (!owned) return <Sale isKnown={isKnown}>{children}</Sale>
  return (
    <Suspense fallback={<Sale isKnown={false}>{children}</Sale>}>
      <OwnedHead owned={owned} />
    </Suspense>
  )
}
