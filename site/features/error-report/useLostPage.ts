'use client'
import { useEffect } from 'react'

/** Reports what an error boundary caught. */
export function useLostPage(error: Error & { digest?: string }): void {
  useEffect(() => {
    import('#site/data/base/reportError.ts').then(
      ({ reportRenderError }) => reportRenderError(error),
      () => undefined,
    )
  }, [error])
}
