'use client'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { AuthField } from '#domain/auth/authFlowState.ts'
import { cleanTypedValue } from '#domain/auth/typedValues.ts'
import type { Auth } from './useAuthFlow.ts'

/**
 * Props of an input whose value is cleaned while it is typed. The caret keeps its position, and an input
 * method completes its word before the cleaned value replaces it.
 */
export function useTypedValue(
  { flow, dispatch }: Auth,
  field: AuthField,
  value: string,
  shared?: RefObject<HTMLInputElement | null>,
) {
  const localRef = useRef<HTMLInputElement>(null)
  const input = shared ?? localRef
  const caret = useRef<number | null>(null)
  const isComposing = useRef(false)
  const [draft, setDraft] = useState<string | null>(null)

  useLayoutEffect(() => {
    if (caret.current === null) return
    if (document.activeElement === input.current)
      input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  return {
    inputRef: input,
    value: draft ?? value,
    onChange: (typed: string) => {
      if (isComposing.current) setDraft(typed)
      else {
        const at = input.current?.selectionStart ?? typed.length
        // At the end it stays there, also when a pasted prefix was removed.
        const cleaned = cleanTypedValue(flow, field, typed)
        caret.current =
          at >= typed.length ? cleaned.length : cleanTypedValue(flow, field, typed.slice(0, at)).length
      }
      dispatch({ type: 'typed', field, value: typed })
    },
    onCompositionStart: () => {
      isComposing.current = true
    },
    onCompositionEnd: () => {
      isComposing.current = false
      setDraft(null)
    },
  }
}
