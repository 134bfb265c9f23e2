'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { type Step, stepOf } from './steps.ts'

const AFTER_DIALOG_MS = 250

type KnownStep = Omit<Parameters<typeof stepOf>[0], 'requested'> & { isSignedIn: boolean }

/**
 * The current step, stored in the page's URL so that Back goes one step back; its headline gets the focus
 * when it changes.
 */
export function useStep({ isSignedIn, ...known }: KnownStep) {
  const search = useSearchParams()
  const step = stepOf({ ...known, requested: search.get('step') })
  const title = useRef<HTMLHeadingElement>(null)
  const previous = useRef({ step, isSignedIn })
  useEffect(() => {
    const { current: last } = previous
    const hasChanged = last.step !== step
    // The log-in button that had the focus is removed afterwards.
    const hasSignedIn = isSignedIn && !last.isSignedIn
    previous.current = { step, isSignedIn }
    if (!hasChanged && !hasSignedIn) return
    const focus = () => title.current?.focus()
    if (!hasSignedIn) return focus()
    const timer = setTimeout(focus, AFTER_DIALOG_MS)
    return () => clearTimeout(timer)
  }, [step, isSignedIn])

  const go = (next: Step) => {
    if (next === step) return
    // The entry that is left names its step too, or Back would lead to the first step that is not completed.
    window.history.replaceState(null, '', withStep(step))
    window.history.pushState(null, '', withStep(next))
    window.scrollTo({ top: 0 })
  }
  return { step, title, go }
}

/** The query of the page's URL with this step. */
function withStep(step: Step): string {
  const params = new URLSearchParams(window.location.search)
  params.set('step', step)
  return `?${params}`
}
