'use client'
import { lazy, type ReactNode, Suspense } from 'react'
import type { OwnedProduct } from '#domain/calls/learning/learning.ts'
import { useAccessInsteadOfBuying, useIsOwnedKnown } from '#site/data/catalogue/owned.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { sale } from './Sale.css.ts'

// Few visitors own the product: the code loads once the server says that the person does.
const OwnedHead = lazy(() => import('./OwnedActions.tsx').then((file) => ({ default: file.OwnedHead })))

/** The offer of a product: visitors see it at once, signed-in people once it is known that they do not own it. */
export function Sale({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  return (
    <div className={sale} data-known={isKnown ? '' : undefined}>
      {children}
    </div>
  )
}

type OfferProps = { product: string; children: ReactNode; forOwner: (owned: OwnedProduct) => ReactNode }

/** The offer of a product, or what its owner sees instead. */
export function Offer({ product, children, forOwner }: OfferProps) {
  const { base } = useProject()
  const owned = useAccessInsteadOfBuying(base, product)
  const isKnown = useIsOwnedKnown(base) && !owned
  const offer = <Sale isKnown={isKnown}>{children}</Sale>
  return owned ? <Suspense fallback={offer}>{forOwner(owned)}</Suspense> : offer
}

/** The price, or for owners that they have the product. */
export const PriceOrOwnership = ({ product, children }: { product: string; children: ReactNode }) => (
  <Offer product={product} forOwner={(owned) => <OwnedHead owned={owned} />}>
    {children}
  </Offer>
)
