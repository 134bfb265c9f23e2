'use client'
import { type RefObject, useEffect, useRef } from 'react'
import type { AuthFlow } from '#domain/auth/authFlowState.ts'

/** Puts the focus on the first input of a new step, and back on the code, marked, when it was refused. */
export function useStepFocus({ form, codeError }: AuthFlow): RefObject<HTMLInputElement | null> {
  const first = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is what asks for the focus
  useEffect(() => first.current?.focus(), [form])
  useEffect(() => {
    if (codeError === null) return
    first.current?.focus()
    first.current?.select()
  }, [codeError])
  return first
}
