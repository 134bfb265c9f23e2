'use client'
import clsx from 'clsx'
import { useLostPage } from '#site/features/error-report/useLostPage.ts'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { container, section } from '#site/ui/layout.css.ts'

export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  useLostPage(error)
  return (
    <div className={section}>
      <div className={container}>
        <ErrorState
          level={1}
          title="This page did not load"
          text="Your orders and progress are safe. Check the network and try again."
        >
          <button type="button" className={clsx(button, sizes.m, looks.outline)} onClick={reset}>
            Retry
          </button>
        </ErrorState>
      </div>
    </div>
  )
}
