'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { OrderText } from '#site/features/shell/payments/OrderText.tsx'
import { ReservationTimer } from '#site/features/shell/payments/ReservationTimer.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { bannerLink, message } from './Problem.css.ts'
import type { CheckoutProblem } from './usePay.ts'
import type { TotalChange } from './useTotalChange.ts'

type ProblemProps = {
  problem: CheckoutProblem | null
  totalChange: TotalChange | null
  /** Titles of items that stay in the cart because they can't be bought now. */
  left: readonly string[]
}

/** The button that was clicked may be far below. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** What has changed, why the last click on Pay failed, and what to do now. */
export function Problem({ problem, totalChange, left }: ProblemProps) {
  const t = useTexts('checkout')
  return (
    <>
      {left.length > 0 ? (
        <Banner tone="warning">
          {t.leftInCart} <MixedText>{left.join(', ')}</MixedText>{' '}
          <AppLink href="/cart" className={bannerLink}>
            {t.toCart}
          </AppLink>
        </Banner>
      ) : null}
      {totalChange && !problem ? (
        <Banner tone="info" role="status">
          {fillPlaceholders(t.totalChanged, {
            before: formatInr(totalChange.beforePaise),
            now: formatInr(totalChange.nowPaise),
          })}
        </Banner>
      ) : null}
      {problem ? (
        <div ref={bringIntoView} className={message}>
          <Message problem={problem} />
        </div>
      ) : null}
    </>
  )
}

function Message({ problem }: { problem: CheckoutProblem }) {
  const t = useTexts('checkout')
  switch (problem.kind) {
    case 'priceChanged':
      return (
        <Banner tone="warning" role="alert">
          {problem.beforePaise === problem.nowPaise
            ? t.billChanged
            : fillPlaceholders(t.priceChanged, {
                before: formatInr(problem.beforePaise),
                now: formatInr(problem.nowPaise),
              })}
        </Banner>
      )
    case 'cartChanged':
      return (
        <Banner tone="warning" role="alert">
          {t.cartChanged}
        </Banner>
      )
    case 'owned':
      return (
        <Banner tone="info" role="alert">
          {t.alreadyOwned}{' '}
          <AppLink href="/learn" className={bannerLink}>
            {t.goToLearning}
          </AppLink>
        </Banner>
      )
    case 'notPaid':
      return (
        <>
          <Banner tone="warning" role="alert">
            <OrderText text={t.notPaidKept} number={problem.number} />
          </Banner>
          {problem.hold ? <ReservationTimer key={problem.hold.until} hold={problem.hold} /> : null}
        </>
      )
    case 'failed':
      return (
        <Banner tone="danger" role="alert">
          {problem.message || t.tryLater} {t.nothingPaid}
        </Banner>
      )
  }
}
