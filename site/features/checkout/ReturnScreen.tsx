'use client'
import { useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import type { Picture } from '#site/data/Picture.ts'
import { useAuthDialog } from '#site/features/shell/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
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
  const t = useTexts('checkout')
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
        <EmptyState level={1} title={t.logInToSee} text={t.logInToSeeText}>
          <Button onPress={() => open(askAgain)}>{t.logIn}</Button>
        </EmptyState>,
      )
    case 'notFound':
      return frame(1, <NoOrder />)
    case 'fault':
      return frame(
        1,
        <ErrorState level={1} title={t.notChecked} text={t.notCheckedText}>
          <Button onPress={askAgain}>{t.checkAgain}</Button>
          <LinkButton href="/orders" look="outline">
            {t.yourOrders}
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
  const t = useTexts('checkout')
  return (
    <EmptyState level={1} title={t.noSuchOrder} text={t.noSuchOrderText}>
      <LinkButton href="/orders">{t.yourOrders}</LinkButton>
    </EmptyState>
  )
}
