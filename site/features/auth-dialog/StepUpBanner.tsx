'use client'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import type { Auth } from './useAuthFlow.ts'

/** Explains why the code has become longer, and what to do. */
export function StepUpBanner({ auth: { flow } }: { auth: Auth }) {
  const t = useTexts('auth')
  if (!flow.stepUp) return null
  return (
    <Banner tone="info" role="status">
      {flow.stepUp === 'sent' ? t.longerCode : t.stepUp}
    </Banner>
  )
}
