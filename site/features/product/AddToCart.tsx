'use client'
import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useRef, useState } from 'react'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { block, root as button, looks, sizes, spinner } from '#site/ui/Button.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { addToCart, iconButton } from './BuyCard.css.ts'
import { useChoice } from './ChoiceContext.tsx'

type AddToCartProps = {
  product: string
  isSoldOut: boolean
  /** A text button below the buy button, or an icon button beside it. */
  look: 'text' | 'mark'
}

const SHOWN_MS = 8000

/** Adds the chosen option to the cart and shows a link to it; the code loads when it is clicked. */
export function AddToCart({ product, isSoldOut, look }: AddToCartProps) {
  const t = useTexts('product')
  const shop = useProject()
  const { option } = useChoice()
  const showSnackbar = useSnackbar()
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  /** The choice that was added to the cart here; another one can still be added. */
  const [added, setAdded] = useState<typeof option>()
  const { choice, stock, pricePaise } = option
  // Free products open at once.
  if (isSoldOut || stock === 0 || pricePaise === 0) return null
  const add = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    const outcome = await import('#site/data/shop/cart.ts')
      .then(({ changeCart, toCartOption }) => changeCart(shop, { product, ...toCartOption(choice) }))
      .catch(() => ({ ok: false, message: t.notAdded }))
    isRunning.current = false
    setIsBusy(false)
    if (!outcome.ok) return showSnackbar(outcome.message, { severity: 'error' })
    setAdded(option)
    showSnackbar(t.isInCart, { durationMs: SHOWN_MS, link: { href: '/cart', label: t.goToCart } })
  }
  const isText = look === 'text'
  const className = clsx(button, looks.outline, addToCart, isText ? [sizes.l, block] : [sizes.m, iconButton])
  if (added === option)
    return (
      <AppLink
        href="/cart"
        className={className}
        prefetch={false}
        aria-label={isText ? undefined : t.goToCart}
      >
        {isText ? t.goToCart : <Icon icon={Check} />}
      </AppLink>
    )
  const drawing = isText ? null : <Icon icon={ShoppingCart} />
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      aria-label={isText ? undefined : t.addToCart}
      className={className}
      onClick={() => void add()}
    >
      {isBusy ? <span className={spinner} /> : drawing}
      {isText ? t.addToCart : null}
    </button>
  )
}
