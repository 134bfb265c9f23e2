'use client'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { lazy, Suspense, useRef } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useMe } from '#site/data/account/me.ts'
import { useCartCount } from '#site/data/shop/useCartCount.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { countBadge } from '#site/ui/countBadge.css.ts'
import { root as iconButton } from '#site/ui/IconButton.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { useProject } from '../ProjectContext.tsx'

const CartWatch = lazy(() =>
  import('../products/CartCountSync.tsx').then((m) => ({ default: m.CartCountSync })),
)

const MAX_SHOWN = 99

/** The link to the cart, with the number of items. A browser that never had a cart sends no request. */
export function CartLink() {
  const t = useTexts('shell')
  const { base, slug } = useProject()
  const count = useCartCount(slug)
  const { me } = useMe(base)
  const first = useRef<string>(undefined)
  if (me !== undefined) first.current ??= me?.uid ?? ''
  const isWatched = useRef(false)
  isWatched.current ||= Boolean(me) || count > 0
  return (
    <>
      <AppLink
        href="/cart"
        prefetch={false}
        className={iconButton}
        aria-label={count > 0 ? fillPlaceholders(t.cartLabel, { count }) : t.cart}
      >
        <Icon icon={ShoppingCart} />
        {count > 0 ? (
          <span className={countBadge} aria-hidden="true">
            {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
          </span>
        ) : null}
      </AppLink>
      {isWatched.current ? (
        <Suspense fallback={null}>
          <CartWatch first={first.current} />
        </Suspense>
      ) : null}
    </>
  )
}
