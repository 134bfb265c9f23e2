'use client'
import { useTexts } from '#site/texts/useTexts.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ExpertFrame } from './ExpertFrame.tsx'
import { RequirePermission } from './RequirePermission.tsx'

/** `/expert/doubts`: questions of learners. */
export function ExpertDoubts() {
  const t = useTexts('expert')
  return (
    <ExpertFrame title={t.doubts}>
      {(start) => (
        <RequirePermission start={start} id="expertDoubts">
          <EmptyState title={t.work.expertDoubts.nothing} text={t.doubtsText} />
        </RequirePermission>
      )}
    </ExpertFrame>
  )
}
