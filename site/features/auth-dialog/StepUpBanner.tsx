'use client'
import { ANSWERS } from '#domain/text/messages.ts'
import { Banner } from '#site/ui/Banner.tsx'
import type { Auth } from './useAuthFlow.ts'

/** Says why the code has become longer, and what to do. */
export function StepUpBanner({ auth: { flow } }: { auth: Auth }) {
  if (!flow.stepUp) return null
  return (
    <Banner tone="info" role="status">
      {flow.stepUp === 'sent'
        ? 'Too many wrong codes were tried. To keep your account safe, the new OTP has 6 digits.'
        : ANSWERS.stepUp}
    </Banner>
  )
}
