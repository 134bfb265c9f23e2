'use client'
import { useSearchParams } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useMe } from '#site/data/account/me.ts'
import type { Picture } from '#site/data/Picture.ts'
import { reloadCart } from '#site/data/shop/cart.ts'
import { fetchCartCount } from '#site/data/shop/cartCount.ts'
import { useOrder } from '#site/data/shop/orders.ts'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { usePayOrder } from '#site/features/shell/payments/usePayOrder.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { CheckoutFrame } from '../CheckoutFrame.tsx'
import { countedSteps } from '../steps.ts'
import { forgetDraft } from '../useDraft.ts'
import { Outcome } from './Outcome.tsx'
import { type OutcomeKind, outcomeOf } from './outcomeOf.ts'
import { CheckingPayment } from './ReturnSkeleton.tsx'
import { useSettle } from './useSettle.ts'

/** Number of remaining steps, by the step that is shown. */
const STEPS_LEFT = { payment: 1, done: 0 } as const
type FramedStep = keyof typeof STEPS_LEFT

/** Outcomes whose items the server has taken from the cart. */
const ORDERED: readonly OutcomeKind[] = ['paid', 'cash', 'transfer']

type ReturnScreenProps = { logo?: Picture | null }

/**
 * `/checkout/return?order=<id>`: where the gateway redirects the browser, with or without its signed fields.
 * `pay` names a gateway whose window is opened here first.
 */
export function ReturnScreen({ logo }: ReturnScreenProps) {
  const [{ order, pay, ...callback }] = useState(Object.fromEntries(useSearchParams()))
  const { base } = useProject()
  const { me } = useMe(base)
  const bought = useOrder(base, { id: order ?? '' }, order ? me?.uid : undefined).order
  // The same steps as in the header of the checkout.
  const steps = countedSteps(Boolean(bought?.address), true)
  const frame = (at: FramedStep, children: ReactNode) => (
    <CheckoutFrame logo={logo} steps={steps} step={steps.length - STEPS_LEFT[at]}>
      {children}
    </CheckoutFrame>
  )
  if (!order) return frame('payment', <NoOrder />)
  return <Settling order={order} pay={pay} callback={callback} frame={frame} />
}

type SettlingProps = {
  order: string
  pay: string | undefined
  callback: Record<string, string>
  frame: (at: FramedStep, children: ReactNode) => ReactNode
}

function Settling({ order, pay, callback, frame }: SettlingProps) {
  const t = useTexts('checkout')
  const { base, slug } = useProject()
  const { open } = useAuthDialog()
  const { settled, askAgain, settleWith } = useSettle(base, order, callback)
  const isKnown = settled.state === 'known'
  const kind = isKnown ? outcomeOf(settled.answer) : null
  // The signed fields are no longer needed: a reload or a shared URL contains the order only.
  useEffect(() => {
    if (isKnown) window.history.replaceState(null, '', `?order=${encodeURIComponent(order)}`)
  }, [isKnown, order])
  useEffect(() => {
    if (!kind || !ORDERED.includes(kind)) return
    forgetDraft(slug)
    // The ordered items have left the cart.
    reloadCart(base, false)
    void fetchCartCount(base, slug)
  }, [kind, base, slug])
  const [isClosed, setIsClosed] = useState(false)
  const onClosed = useCallback(() => setIsClosed(true), [])
  const isPayable = kind === 'waiting' || kind === 'failed'
  usePayAtOnce({ order, pay: isPayable ? pay : undefined, settleWith, onClosed })

  switch (settled.state) {
    case 'checking':
      return frame('payment', <CheckingPayment />)
    case 'signedOut':
      return frame(
        'payment',
        <EmptyState level={1} title={t.logInToSee} text={t.logInToSeeText}>
          <Button onPress={() => open(askAgain)}>{t.logIn}</Button>
        </EmptyState>,
      )
    case 'notFound':
      return frame('payment', <NoOrder />)
    case 'fault':
      return frame(
        'payment',
        <ErrorState level={1} title={t.notChecked} text={t.notCheckedText}>
          <Button onPress={askAgain}>{t.checkAgain}</Button>
          <LinkButton href="/orders" look="outline">
            {t.yourOrders}
          </LinkButton>
        </ErrorState>,
      )
    case 'known':
      return frame(
        kind === 'paid' || kind === 'cash' ? 'done' : 'payment',
        <Outcome
          settled={settled}
          onAskAgain={askAgain}
          onBack={settleWith}
          isClosed={isClosed}
          onClosed={onClosed}
        />,
      )
  }
}

type AtOnce = {
  order: string
  pay: string | undefined
  settleWith: (fields: Record<string, string>) => void
  onClosed: () => void
}

/** Opens the gateway's window once, for visitors from a page whose CSP does not allow it. */
function usePayAtOnce({ order, pay, settleWith, onClosed }: AtOnce) {
  const payOrder = usePayOrder(settleWith)
  const isDone = useRef(false)
  useEffect(() => {
    if (!pay || isDone.current) return
    isDone.current = true
    void payOrder(order, pay).then(({ state }) => state === 'notPaid' && onClosed())
  }, [order, pay, payOrder, onClosed])
}

function NoOrder() {
  const t = useTexts('checkout')
  return (
    <EmptyState level={1} title={t.noSuchOrder} text={t.noSuchOrderText}>
      <LinkButton href="/orders">{t.yourOrders}</LinkButton>
    </EmptyState>
  )
}
