'use client'
import clsx from 'clsx'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useRef, useState } from 'react'
import { noAnswer } from '#site/data/noAnswer.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { useSnackbar } from '#site/ui/SnackbarProvider.tsx'
import { addToCart, isNarrow } from './BuyCard.css.ts'
import { useChoice } from './ChoiceContext.tsx'

type AddToCartProps = {
  product: string
  isSoldOut: boolean
  /** A button with its words under the one that buys, or a mark beside it. */
  look: 'text' | 'mark'
}

const SHOWN_MS = 8000

/** Puts what is chosen into the cart and says the way there; its code comes when it is pressed. */
export function AddToCart({ product, isSoldOut, look }: AddToCartProps) {
  const t = useTexts('product')
  const { base, slug } = useProject()
  const { option } = useChoice()
  const showSnackbar = useSnackbar()
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  // What is free opens at once.
  if (isSoldOut || option.stock === 0 || option.pricePaise === 0) return null
  const { choice } = option
  const add = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    const outcome = await import('#site/data/cart.ts')
      .then(({ changeCart }) =>
        changeCart(
          { base, slug },
          {
            product,
            ...(choice?.name === 'variant' ? { variant: choice.value } : {}),
            ...(choice?.name === 'validity' ? { validity: Number(choice.value) } : {}),
          },
        ),
      )
      .catch(() => ({ ok: false as const, message: noAnswer(base) }))
    isRunning.current = false
    setIsBusy(false)
    if (!outcome.ok) return showSnackbar(outcome.message, { severity: 'error' })
    showSnackbar(t.isInCart, {
      durationMs: SHOWN_MS,
      link: { href: '/cart', label: t.goToCart },
    })
  }
  const isText = look === 'text'
  return (
    <PlainButton
      look="outline"
      size={isText ? 'l' : 'm'}
      isBlock={isText}
      icon={isText ? undefined : ShoppingCart}
      isPending={isBusy}
      aria-label={isText ? undefined : t.addToCart}
      className={clsx(addToCart, !isText && isNarrow)}
      onClick={() => void add()}
    >
      {isText ? t.addToCart : null}
    </PlainButton>
  )
}
