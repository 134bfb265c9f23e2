'use client'
import { useEffect } from 'react'
import { useTexts } from '#site/texts/useTexts.ts'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { useProject } from './ProjectContext.tsx'

/** Records the referral code of a link (`?ref=`), with code that loads only for such visits. */
export function ReferralCapture() {
  const t = useTexts('shell')
  const { base } = useProject()
  const show = useSnackbar()
  useEffect(() => {
    if (/[?&]ref=/.test(window.location.search))
      void import('./captureReferral.ts').then(({ captureReferral }) =>
        captureReferral(base, t.friendCoupon, show),
      )
  }, [base, show, t])
  return null
}
