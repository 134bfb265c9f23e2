'use client'
import { type RefObject, useEffect, useRef } from 'react'
import type { AuthFlow } from '#domain/auth/authFlowState.ts'

/** Puts the focus on the first input of a new step, and on the code when it has become longer. */
export function useStepFocus({ form, stepUp }: AuthFlow): RefObject<HTMLInputElement | null> {
  const first = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is what asks for the focus
  useEffect(() => first.current?.focus(), [form, stepUp])
  return first
}
