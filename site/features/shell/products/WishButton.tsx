'use client'
import clsx from 'clsx'
import Heart from 'lucide-react/icons/heart'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useWishlist } from '#site/data/shop/wishlist.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { useProject } from '../ProjectContext.tsx'
import { filled, onCard } from './WishButton.css.ts'

type WishButtonProps = {
  product: string
  title: string
  /** A text button, or a small icon button on a card. */
  look: 'text' | 'card'
}

/** Adds a product to the wishlist, or removes it. */
export function WishButton({ product, title, look }: WishButtonProps) {
  const t = useTexts('shell')
  const { ids, change } = useWishlist(useProject())
  const show = useSnackbar()
  const isIn = ids?.includes(product) ?? false
  const press = async () => {
    const problem = await change(product, !isIn)
    if (problem === null) {
      if (!isIn) show(t.inWishlist, { link: { href: '/wishlist', label: t.wishlist } })
    } else show(problem || t.wishlistFailed, { severity: 'error' })
  }
  return (
    <button
      type="button"
      aria-pressed={isIn}
      aria-label={look === 'card' ? fillPlaceholders(t.addToWishlist, { title }) : undefined}
      className={look === 'card' ? onCard : clsx(button, sizes.s, looks.outline)}
      // Ignores the second click of a double click, which would remove it again.
      onClick={({ detail }) => detail < 2 && void press()}
    >
      <Icon icon={Heart} size="s" className={isIn ? filled : undefined} />
      {look === 'card' ? null : t.wish}
    </button>
  )
}
