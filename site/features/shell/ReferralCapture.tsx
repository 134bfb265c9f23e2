'use client'
import { useEffect } from 'react'
import { useTexts } from '#site/texts/useTexts.ts'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { useProject } from './ProjectContext.tsx'

/** Notes by whose link somebody came (`?ref=`), with code that is loaded by those few alone. */
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
