'use client'
import { useCallback, useRef, useState } from 'react'
import { authFlow } from '#domain/auth/authFlow.ts'
import {
  type AuthEvent,
  type AuthEventType,
  type AuthFlow,
  INITIAL_FLOW,
} from '#domain/auth/authFlowState.ts'
import { restoreFlow, serialiseFlow } from '#domain/auth/storedFlow.ts'
import { readUnfinishedLogin, storeUnfinishedLogin } from '#site/features/shell/account/unfinishedLogin.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'

import { clearSignup, storeSignup } from './storedSignups.ts'

/** Actions with a newer login code, which ends a stored sign-up. */
const ENDS_KEPT: readonly AuthEventType[] = ['otpSent', 'signedIn', 'signupResumed']

/**
 * The state machine of the dialog. `current` is the latest state, so that a second click in the same instant
 * sees the first one's call; states that a reload should resume are stored.
 */
export function useFlow(resumes: boolean) {
  const { slug } = useProject()
  const [flow, setFlow] = useState<AuthFlow>(
    () => (resumes && restoreFlow(readUnfinishedLogin(slug), Date.now())) || INITIAL_FLOW,
  )
  const current = useRef(flow)
  const dispatch = useCallback(
    (event: AuthEvent) => {
      const next = authFlow(current.current, event)
      if (next === current.current) return
      if (event.type === 'opened' || event.type === 'closed') storeSignup(slug, current.current, Date.now())
      else if (ENDS_KEPT.includes(event.type)) clearSignup(slug)
      current.current = next
      setFlow(next)
      storeUnfinishedLogin(slug, serialiseFlow(next))
    },
    [slug],
  )
  return { flow, current, dispatch }
}
