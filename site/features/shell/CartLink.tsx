'use client'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useEffect, useRef } from 'react'
import { countedText } from '#domain/text/counted.ts'
import { renewCartCount, useCartCount } from '#site/data/cartCount.ts'
import { useMe } from '#site/data/me.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { root as iconButton } from '#site/ui/IconButton.css.ts'
import { badge, link } from './CartLink.css.ts'
import { useProject } from './ProjectContext.tsx'
import { usePlace } from './usePlace.ts'

const MOST_SHOWN = 99

/** The way to the cart, with how many things are in it. */
export function CartLink() {
  const t = useTexts('shell')
  const locale = useLocale()
  const { slug } = useProject()
  const count = useCartCount(slug)
  useRenewedCount(count > 0)
  return (
    <AppLink
      href="/cart"
      prefetch={false}
      className={`${iconButton} ${link}`}
      aria-label={count > 0 ? countedText(locale, t.cartOf, count) : t.cart}
    >
      <Icon icon={ShoppingCart} />
      {count > 0 ? (
        <span className={badge} aria-hidden="true">
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      ) : null}
    </AppLink>
  )
}

/**
 * Asks the server for the number once the page has nothing else to do, for people who are signed in and browsers that had a cart:
 * whoever never put anything in asks for nothing. Again when somebody signs in or out, and after a purchase.
 */
function useRenewedCount(isKnown: boolean): void {
  const { base, slug } = useProject()
  const { me } = useMe(base)
  const uid = me === undefined ? undefined : (me?.uid ?? '')
  const place = usePlace()
  // The cart knows its number, and the checkout changes it.
  const isBusy = place === '/cart' || place.startsWith('/checkout')
  const hadCart = useRef(isKnown)
  const before = useRef(uid)
  hadCart.current ||= isKnown

  useEffect(() => {
    if (uid === undefined) return
    const last = before.current
    before.current = uid
    if (last !== undefined && last !== uid)
      void import('#site/data/cart.ts').then(
        ({ lookAnew }) => lookAnew(base, last !== ''),
        () => undefined,
      )
    if (isBusy || !(uid || last || hadCart.current)) return
    const renew = () => void renewCartCount(base, slug)
    if (!window.requestIdleCallback) {
      const timer = setTimeout(renew, 1000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(renew, { timeout: 4000 })
    return () => cancelIdleCallback(idle)
  }, [uid, isBusy, base, slug])
}
