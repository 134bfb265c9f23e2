'use client'
import { Button } from '#site/ui/Button.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { container, section } from '#site/ui/layout.css.ts'

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <div className={section}>
      <div className={container}>
        <ErrorState
          level={1}
          title="This page did not load"
          text="Your orders and progress are safe. Check the network and try again."
        >
          <Button look="outline" onPress={reset}>
            Retry
          </Button>
        </ErrorState>
      </div>
    </div>
  )
}
