'use client'
import type { ReactNode } from 'react'
import { useTexts } from '#site/texts/useTexts.ts'
import { ExpertFrame } from './ExpertFrame.tsx'
import { RequirePermission } from './RequirePermission.tsx'

/** The pages of doubts in the expert panel, for experts with the permission. */
export function ExpertDoubtsFrame({ children }: { children: ReactNode }) {
  const t = useTexts('expert')
  return (
    <ExpertFrame title={t.doubts}>
      {(start) => (
        <RequirePermission start={start} id="expertDoubts">
          {children}
        </RequirePermission>
      )}
    </ExpertFrame>
  )
}
