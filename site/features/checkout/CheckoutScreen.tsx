'use client'
import { useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMe } from '#site/data/me.ts'
import type { Picture } from '#site/data/Picture.ts'
import { type Bill, useBill, wantedIn } from '#site/data/quote.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { withAside } from '#site/ui/layout.css.ts'
import { BillCard } from './BillCard.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { heading, steps } from './CheckoutScreen.css.ts'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { Details } from './Details.tsx'
import { PayBar } from './PayBar.tsx'
import { PayMethods } from './PayMethods.tsx'
import { Problem } from './Problem.tsx'
import { useCheckout } from './useCheckout.ts'

const AFTER_DIALOG_MS = 250

type CheckoutScreenProps = { logo?: Picture | null }

/** `/checkout?product=<slug>` with `variant` or `validity`: the bill, who buys, how they pay. */
export function CheckoutScreen({ logo }: CheckoutScreenProps) {
  const t = useTexts('checkout')
  const { base } = useProject()
  const wanted = wantedIn(useSearchParams())
  const { me, error: meError } = useMe(base)
  const { bill, error, reload, requote } = useBill(base, wanted)
  const failed = bill === undefined ? error : undefined
  const frame = (children: ReactNode) => (
    <CheckoutFrame logo={logo} step={me ? 1 : 0}>
      {children}
    </CheckoutFrame>
  )
  if (failed || (me === undefined && meError))
    return frame(
      <ErrorState level={1} title={t.failed} text={t.failedText}>
        <Button look="outline" onPress={() => void reload()}>
          {t.retry}
        </Button>
      </ErrorState>,
    )
  if (bill === null)
    return frame(
      <EmptyState level={1} title={wanted ? t.gone : t.nothing} text={t.nothingText}>
        <LinkButton href="/courses">{t.seeCourses}</LinkButton>
      </EmptyState>,
    )
  if (!bill || me === undefined) return <CheckoutSkeleton logo={logo} />
  return frame(<Checkout bill={bill} requote={requote} />)
}

type CheckoutProps = { bill: Bill; requote: ReturnType<typeof useBill>['requote'] }

function Checkout({ bill, requote }: CheckoutProps) {
  const t = useTexts('checkout')
  const { base } = useProject()
  const { me } = useMe(base)
  const { pay, isPaying, problem } = useCheckout(bill, requote)
  const title = useFocusOnLogin(Boolean(me))
  const isOwned = problem?.kind === 'owned'
  const button = me && !isOwned ? { payablePaise: bill.quote.payablePaise, isPaying, onPress: pay } : null
  return (
    <>
      <h1 ref={title} tabIndex={-1} className={heading}>
        {me ? t.payment : t.yourDetails}
      </h1>
      <div className={withAside}>
        <div className={steps}>
          <Problem problem={problem} />
          <Details me={me ?? null} />
          <PayMethods isOpen={Boolean(me)} />
        </div>
        <BillCard bill={bill} button={button} />
      </div>
      {button ? <PayBar {...button} /> : null}
    </>
  )
}

/** The button one logged in with is gone afterwards: the focus goes to the headline of the next step. */
function useFocusOnLogin(isSignedIn: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  const wasSignedIn = useRef(isSignedIn)
  useEffect(() => {
    if (isSignedIn && !wasSignedIn.current) setTimeout(() => title.current?.focus(), AFTER_DIALOG_MS)
    wasSignedIn.current = isSignedIn
  }, [isSignedIn])
  return title
}
