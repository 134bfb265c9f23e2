'use client'
import { useEffect, useRef } from 'react'
import { useMe } from '#site/data/account/me.ts'
import { fetchCartCount } from '#site/data/shop/cartCount.ts'
import { useProjectPath } from '../frame/useProjectPath.ts'
import { useProject } from '../ProjectContext.tsx'

/** Maximum delay, ms. */
const MAX_DELAY_MS = 4000

type CartWatchProps = {
  /** Id of the person when it was first known on this page; '' for a visitor. */
  first: string | undefined
}

/**
 * Requests the number of items in the cart once the page is idle, after a sign-in or sign-out, and after a
 * purchase. After a sign-in or sign-out it is another cart, so the cart itself is reloaded.
 */
export function CartCountSync({ first }: CartWatchProps) {
  const { base, slug } = useProject()
  const { me } = useMe(base)
  const uid = me === undefined ? undefined : (me?.uid ?? '')
  const place = useProjectPath()
  // The cart shows its own number, and the checkout changes it.
  const isBusy = place === '/cart' || place.startsWith('/checkout')
  const previous = useRef(first)

  useEffect(() => {
    if (uid === undefined) return
    const last = previous.current
    previous.current = uid
    if (last === undefined || last === uid) return
    void import('#site/data/shop/cart.ts').then(
      ({ reloadCart }) => reloadCart(base, last !== ''),
      () => undefined,
    )
  }, [uid, base])

  useEffect(() => {
    if (uid === undefined || isBusy) return
    const renew = () => void fetchCartCount(base, slug)
    if (!window.requestIdleCallback) {
      const timer = setTimeout(renew, MAX_DELAY_MS)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(renew, { timeout: MAX_DELAY_MS })
    return () => cancelIdleCallback(idle)
  }, [uid, isBusy, base, slug])
  return null
}
