'use client'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useCartButton } from '#site/features/shell/products/useCartButton.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { PlainButton } from '#site/ui/PlainButton.tsx'

type AddComparedProps = { product: string; title: string; href: string; isSoldOut: boolean }

/** Adds one of the compared products to the cart. */
export function AddCompared({ product, title, href, isSoldOut }: AddComparedProps) {
  const t = useTexts('compare')
  const { isBusy, put } = useCartButton(t)
  if (isSoldOut) return null
  return (
    <PlainButton
      isPending={isBusy}
      aria-label={fillPlaceholders(t.addThis, { title })}
      onClick={() => void put(product, href)}
    >
      {t.addToCart}
    </PlainButton>
  )
}
