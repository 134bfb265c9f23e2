'use client'
import { useState } from 'react'
import { fill } from '#domain/text/fill.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { useSnackbar } from '#site/ui/SnackbarProvider.tsx'

type AddComparedProps = { product: string; title: string; href: string; isSoldOut: boolean }

/** Puts one of the compared products into the cart; what has to be chosen first is chosen on its page. */
export function AddCompared({ product, title, href, isSoldOut }: AddComparedProps) {
  const t = useTexts('compare')
  const words = useTexts('wishlist')
  const shop = useProject()
  const show = useSnackbar()
  const [isBusy, setIsBusy] = useState(false)
  if (isSoldOut) return null
  const add = async () => {
    setIsBusy(true)
    const { changeCart } = await import('#site/data/cart.ts')
    const outcome = await changeCart(shop, { product })
    setIsBusy(false)
    if (outcome.ok) show(words.moved, { link: { href: '/cart', label: words.goToCart } })
    else show(outcome.message, { severity: 'error', link: { href, label: words.choose } })
  }
  return (
    <PlainButton isPending={isBusy} aria-label={fill(t.addThis, { title })} onClick={() => void add()}>
      {t.addToCart}
    </PlainButton>
  )
}
