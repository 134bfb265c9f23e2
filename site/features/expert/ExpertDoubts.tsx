'use client'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ExpertFrame } from './ExpertFrame.tsx'
import { Permission } from './Permission.tsx'

/** `/expert/doubts`: what learners ask. */
export function ExpertDoubts() {
  return (
    <ExpertFrame title="Doubts">
      {(start) => (
        <Permission start={start} id="expertDoubts">
          <EmptyState
            title="No doubts to answer yet"
            text="What learners ask about their lessons appears here, oldest first."
          />
        </Permission>
      )}
    </ExpertFrame>
  )
}
