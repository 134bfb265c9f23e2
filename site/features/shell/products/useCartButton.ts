'use client'
import { useState } from 'react'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { useProject } from '../ProjectContext.tsx'

type ButtonTexts = { added: string; goToCart: string; choose: string }

/** A button that adds one unit of a product to the cart; a product with options is opened instead. */
export function useCartButton(texts: ButtonTexts) {
  const shop = useProject()
  const show = useSnackbar()
  const [isBusy, setIsBusy] = useState(false)
  /** Resolves to whether it is in the cart now; `href` is the page of the product. */
  const put = async (product: string, href: string): Promise<boolean> => {
    setIsBusy(true)
    const { changeCart } = await import('#site/data/shop/cart.ts')
    const outcome = await changeCart(shop, { product })
    setIsBusy(false)
    if (outcome.ok) show(texts.added, { link: { href: '/cart', label: texts.goToCart } })
    else show(outcome.message, { severity: 'error', link: { href, label: texts.choose } })
    return outcome.ok
  }
  return { isBusy, put }
}
