'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { fill } from '#domain/text/fill.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { Banner } from '#site/ui/Banner.tsx'
import { bannerLink } from './Problem.css.ts'
import type { CheckoutProblem } from './useCheckout.ts'

/** Why the last press on Pay led nowhere, and what to do now. */
export function Problem({ problem }: { problem: CheckoutProblem | null }) {
  const t = useTexts('checkout')
  if (!problem) return null
  if (problem.kind === 'priceChanged')
    return (
      <Banner tone="warning" role="alert">
        {fill(t.priceChanged, {
          before: formatInr(problem.beforePaise),
          now: formatInr(problem.nowPaise),
        })}
      </Banner>
    )
  if (problem.kind === 'owned')
    return (
      <Banner tone="info" role="alert">
        {t.alreadyOwned}{' '}
        <AppLink href="/learn" className={bannerLink}>
          {t.goToLearning}
        </AppLink>
      </Banner>
    )
  return (
    <Banner tone="danger" role="alert">
      {problem.message || t.tryLater} {t.nothingPaid}
    </Banner>
  )
}
