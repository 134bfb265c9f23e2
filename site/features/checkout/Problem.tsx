'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { Banner } from '#site/ui/Banner.tsx'
import { bannerLink } from './Problem.css.ts'
import type { CheckoutProblem } from './useCheckout.ts'

/** Why the last press on Pay led nowhere, and what to do now. */
export function Problem({ problem }: { problem: CheckoutProblem | null }) {
  if (!problem) return null
  if (problem.kind === 'priceChanged')
    return (
      <Banner tone="warning" role="alert">
        {ANSWERS.quoteChanged} It was {formatInr(problem.beforePaise)}, it is {formatInr(problem.nowPaise)}{' '}
        now.
      </Banner>
    )
  if (problem.kind === 'owned')
    return (
      <Banner tone="info" role="alert">
        {ANSWERS.alreadyOwned}{' '}
        <AppLink href="/learn" className={bannerLink}>
          Go to My learning
        </AppLink>
      </Banner>
    )
  return (
    <Banner tone="danger" role="alert">
      {problem.message || MESSAGES.tryLater} Nothing was paid.
    </Banner>
  )
}
