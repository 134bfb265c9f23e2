'use client'
import clsx from 'clsx'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { useMe } from '#site/data/account/me.ts'
import { useCart } from '#site/data/shop/cart.ts'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { container, screenful, stacks, withAside } from '#site/ui/layout.css.ts'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { Bill, CheckoutBar } from './Bill.tsx'
import { count, page } from './CartScreen.css.ts'
import { CartSkeleton } from './CartSkeleton.tsx'
import { CouponCard } from './CouponCard.tsx'
import { CrossSell } from './CrossSell.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { Lines } from './Lines.tsx'
import { Notices } from './Notices.tsx'
import { Removed } from './Removed.tsx'
import { useCartChanges } from './useCartChanges.ts'
import { useLineActions } from './useLineActions.ts'
import { useResume } from './useResume.ts'

/** `/cart`: items to buy and items saved for later, coupons, and the bill; signed in or not. */
export function CartScreen() {
  const t = useTexts('cart')
  const { base, slug } = useProject()
  const shop = { base, slug }
  const { me } = useMe(base)
  const { open } = useAuthDialog()
  const router = useRouter()
  const toHref = useHref()
  const showSnackbar = useSnackbar()
  const root = useRef<HTMLDivElement>(null)
  const { isResuming } = useResume(shop)
  const { cart, error, reload, dropNotices } = useCart(shop, isResuming)
  const { shown, isBehind, change, settled } = useCartChanges(shop, {
    cart,
    reload,
    onRefused: (message) => showSnackbar(message, { severity: 'error' }),
  })
  const actions = useLineActions(root, shown?.lines ?? [], change)
  const logIn = me === null ? () => open() : undefined

  if (!shown && error)
    return (
      <div className={clsx(container, screenful, page)}>
        <ErrorState level={1} title={t.failed} text={t.failedText}>
          <PlainButton look="outline" onClick={() => void reload()}>
            {t.retry}
          </PlainButton>
        </ErrorState>
      </div>
    )
  if (!shown) return <CartSkeleton />
  const activeLines = shown.lines.filter(({ isSaved }) => !isSaved)
  const saved = shown.lines.filter(({ isSaved }) => isSaved)
  const { quote } = shown
  const blocked = activeLines.filter(({ problem }) => problem).length
  const goToCheckout = async () => {
    await settled()
    router.push(toHref('/checkout'))
  }
  return (
    <div ref={root} className={clsx(container, screenful, page)}>
      <p className="sr-only" role="status">
        {actions.announcement}
      </p>
      {shown.lines.length === 0 ? (
        <>
          <Notices notices={shown.notices} onRead={dropNotices} />
          <Removed actions={actions} />
          <EmptyCart onLogIn={logIn} />
        </>
      ) : (
        <>
          <h1 tabIndex={-1}>
            {t.title} <span className={count}>{shown.count}</span>
          </h1>
          <div className={activeLines.length > 0 ? withAside : undefined}>
            <div className={stacks.m}>
              <Notices notices={shown.notices} onRead={dropNotices} />
              <Removed actions={actions} />
              <Lines lines={activeLines} actions={actions} label={t.inCart} />
              {activeLines.length > 0 && quote ? (
                <CouponCard shop={shop} quote={quote} lines={shown.lines} uid={me?.uid ?? ''} />
              ) : null}
              <CrossSell shop={shop} lines={shown.lines} />
              <Lines lines={saved} actions={actions} label={t.savedForLater} isLabelShown />
            </div>
            {activeLines.length > 0 ? (
              <Bill quote={quote} isBehind={isBehind} blocked={blocked} onGo={goToCheckout} onLogIn={logIn} />
            ) : null}
          </div>
          {quote && activeLines.length > 0 ? (
            <CheckoutBar payablePaise={quote.payablePaise} isBehind={isBehind} onGo={goToCheckout} />
          ) : null}
        </>
      )}
    </div>
  )
}
