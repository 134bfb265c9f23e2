'use client'
import { useState } from 'react'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { useProject } from '../ProjectContext.tsx'

type Words = { added: string; goToCart: string; choose: string }

/** A button that adds one unit of a product to the cart; a product with options is opened instead. */
export function useCartButton(words: Words) {
  const shop = useProject()
  const show = useSnackbar()
  const [isBusy, setIsBusy] = useState(false)
  /** Resolves to whether it is in the cart now; `href` is the page of the product. */
  const put = async (product: string, href: string): Promise<boolean> => {
    setIsBusy(true)
    const { changeCart } = await import('#site/data/shop/cart.ts')
    const outcome = await changeCart(shop, { product })
    setIsBusy(false)
    if (outcome.ok) show(words.added, { link: { href: '/cart', label: words.goToCart } })
    else show(outcome.message, { severity: 'error', link: { href, label: words.choose } })
    return outcome.ok
  }
  return { isBusy, put }
}
