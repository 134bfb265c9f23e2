'use client'
import { useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import type { Picture } from '#site/data/Picture.ts'
import { useAuthDialog } from '#site/features/shell/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { Outcome } from './Outcome.tsx'
import { ReturnSkeleton } from './ReturnSkeleton.tsx'
import { useSettle } from './useSettle.ts'

type ReturnScreenProps = { logo?: Picture | null }

/** `/checkout/return`: where the gateway sends the browser back to, with or without its signed fields. */
export function ReturnScreen({ logo }: ReturnScreenProps) {
  const [{ order, ...callback }] = useState(Object.fromEntries(useSearchParams()))
  const frame = (step: number, children: ReactNode) => (
    <CheckoutFrame logo={logo} step={step}>
      {children}
    </CheckoutFrame>
  )
  if (!order) return frame(1, <NoOrder />)
  return <Settling order={order} callback={callback} logo={logo} frame={frame} />
}

type SettlingProps = ReturnScreenProps & {
  order: string
  callback: Record<string, string>
  frame: (step: number, children: ReactNode) => ReactNode
}

function Settling({ order, callback, logo, frame }: SettlingProps) {
  const { base } = useProject()
  const { open } = useAuthDialog()
  const { settled, askAgain } = useSettle(base, order, callback)
  const isKnown = settled.state === 'known'
  // The signed fields have done their work: a reload or a shared address carries the order alone.
  useEffect(() => {
    if (isKnown) window.history.replaceState(null, '', `?order=${encodeURIComponent(order)}`)
  }, [isKnown, order])

  switch (settled.state) {
    case 'checking':
      return <ReturnSkeleton logo={logo} />
    case 'signedOut':
      return frame(
        0,
        <EmptyState
          level={1}
          title="Log in to see your order"
          text="What you paid is safe. Log in with the account that placed the order."
        >
          <Button onPress={() => open(askAgain)}>Log in</Button>
        </EmptyState>,
      )
    case 'notFound':
      return frame(1, <NoOrder />)
    case 'fault':
      return frame(
        1,
        <ErrorState
          level={1}
          title="We could not check the payment"
          text="If you paid, the order is settled by itself. Check the network and ask again; do not pay twice."
        >
          <Button onPress={askAgain}>Check again</Button>
          <LinkButton href="/orders" look="outline">
            Your orders
          </LinkButton>
        </ErrorState>,
      )
    case 'known':
      return frame(
        settled.answer.status === 'paid' ? 2 : 1,
        <Outcome settled={settled} onAskAgain={askAgain} />,
      )
  }
}

function NoOrder() {
  return (
    <EmptyState
      level={1}
      title="There is no such order in your account"
      text="Orders placed with another phone or e-mail are in that account."
    >
      <LinkButton href="/orders">Your orders</LinkButton>
    </EmptyState>
  )
}
