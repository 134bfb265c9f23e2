'use client'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useAccessInsteadOfBuying } from '#site/data/catalogue/owned.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useCartButton } from '#site/features/shell/products/useCartButton.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'

type AddComparedProps = { product: string; title: string; href: string; isSoldOut: boolean }

/** Adds one of the compared products to the cart, or for its owner links to its content. */
export function AddCompared({ product, title, href, isSoldOut }: AddComparedProps) {
  const t = useTexts('compare')
  const owns = useTexts('owned')
  const { base } = useProject()
  const owned = useAccessInsteadOfBuying(base, product)
  const { isBusy, put } = useCartButton(t)
  if (owned)
    return (
      <LinkButton
        href={owned.href}
        look="outline"
        prefetch={false}
        aria-label={fillPlaceholders(owns.openThis, { title })}
      >
        {owns.open}
      </LinkButton>
    )
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
