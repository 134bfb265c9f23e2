'use client'
import { type RefObject, useEffect, useRef } from 'react'
import type { AuthFlow } from '#domain/auth/authFlowState.ts'

/** Moves the focus to the first input of a new step, and to the code when it has become longer. */
export function useStepFocus({ form, stepUp }: AuthFlow): RefObject<HTMLInputElement | null> {
  const first = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step moves the focus
  useEffect(() => {
    // A new step starts at its title, however far the one before was scrolled.
    first.current?.focus({ preventScroll: true })
    first.current?.closest('[data-scrolls]')?.scrollTo({ top: 0 })
  }, [form, stepUp])
  return first
}
