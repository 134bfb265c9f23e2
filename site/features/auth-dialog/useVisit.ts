'use client'
import { useEffect, useRef } from 'react'
import type { AuthEvent, KnownPerson } from '#domain/auth/authFlowState.ts'
import { storeUnfinishedLogin } from '#site/features/shell/account/unfinishedLogin.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'

const RESET_AFTER_MS = 300

type Visit = {
  isOpen: boolean
  resumes: boolean
  known?: KnownPerson
  dispatch: (event: AuthEvent) => void
}

/**
 * Resets the dialog at every opening, and after closing once it is hidden. Returns a wrapper that drops
 * results that arrive after the visit has ended.
 */
export function useVisit({ isOpen, resumes, known, dispatch }: Visit) {
  const { slug } = useProject()
  const visit = useRef(0)
  useEffect(() => {
    visit.current += 1
    if (isOpen) {
      if (!resumes) dispatch({ type: 'opened', known })
      return
    }
    storeUnfinishedLogin(slug, null)
    const timer = setTimeout(() => dispatch({ type: 'closed' }), RESET_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOpen, resumes, known, slug, dispatch])

  return async <Answer>(answer: Promise<Answer>, then: (answer: Answer) => void | Promise<void>) => {
    const { current } = visit
    const resolved = await answer
    if (visit.current === current) await then(resolved)
  }
}
