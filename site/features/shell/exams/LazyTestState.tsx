'use client'
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'

const TestState = lazy(async () => ({ default: (await import('./TestState.tsx')).TestState }))

/** `TestState`, loaded after the page, which is public. */
export function LazyTestState(props: ComponentProps<typeof TestState>) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(true), [])
  return isShown ? (
    <Suspense fallback={null}>
      <TestState {...props} />
    </Suspense>
  ) : null
}
