'use client'
import { type Dispatch, useEffect, useReducer, useRef } from 'react'
import { authFlow } from '#domain/auth/authFlow.ts'
import { type AuthEvent, type AuthFlow, INITIAL_FLOW, type OtpChannel } from '#domain/auth/authFlowState.ts'
import { canSend, canVerify, type SignupSettings } from '#domain/auth/authInputs.ts'
import { canResend } from '#domain/auth/authResend.ts'
import type { AuthDialogProps } from '#site/features/shell/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { requestsOf } from './requestsOf.ts'
import { useCalls } from './useCalls.ts'
import { useNow } from './useNow.ts'
import { useSignIn } from './useSignIn.ts'

const RESET_AFTER_MS = 300

export type Auth = {
  flow: AuthFlow
  settings: SignupSettings
  /** ms since epoch, moving on while a countdown runs. */
  now: number
  dispatch: Dispatch<AuthEvent>
  send: () => void
  verify: () => void
  resend: (channel: OtpChannel) => void
}

/** The state of the dialog and what its buttons do: ask the login service, tell the person, move on. */
export function useAuthFlow({ isOpen, onClose, onSignedIn }: AuthDialogProps): Auth {
  const [flow, dispatch] = useReducer(authFlow, INITIAL_FLOW)
  const settings = useSignupSettings()
  const now = useNow(Math.max(flow.nextPhoneSendAt ?? 0, flow.nextEmailSendAt ?? 0))
  const call = useCalls()
  const signIn = useSignIn()
  const visit = useVisit(isOpen, dispatch)
  const requests = requestsOf(flow)

  /** Answers that come after the dialog was closed are dropped. */
  const during = async <Answer>(answer: Promise<Answer>, then: (answer: Answer) => void | Promise<void>) => {
    const { current } = visit
    const came = await answer
    if (visit.current === current) await then(came)
  }

  const send = () => {
    const request = requests.send
    if (!request || !canSend(flow, settings, Date.now())) return
    dispatch({ type: 'sendStarted' })
    void during(call(...request), (answer) => {
      const at = Date.now()
      if (!answer?.apiSuccess) return dispatch({ type: 'sendFailed' })
      if (!('isEmailOtpSent' in answer)) return dispatch({ type: 'otpSent', now: at })
      const { sent, isEmailOtpSent } = answer
      dispatch({ type: 'signupOtpSent', now: at, sent, isEmailOtpSent })
    })
  }

  const verify = () => {
    const request = requests.verify
    if (!request || !canVerify(flow, settings)) return
    dispatch({ type: 'verifyStarted' })
    void during(call(...request), async (answer) => {
      if (answer?.apiSuccess && 'signInToken' in answer) {
        await during(signIn(answer), (failure) => {
          if (failure) return dispatch({ type: 'verifyFailed', message: failure })
          dispatch({ type: 'signedIn' })
          onClose()
          onSignedIn()
        })
      } else if (answer && !answer.apiSuccess && answer.code === 'noAccount') dispatch({ type: 'noAccount' })
      else dispatch({ type: 'verifyFailed', message: answer?.message ?? '' })
    })
  }

  const resend = (channel: OtpChannel) => {
    const request = requests.resend[channel]
    const at = Date.now()
    if (!request || !canResend(flow, channel, at)) return
    dispatch({ type: 'resendStarted', channel, now: at })
    void during(call(...request), (answer) =>
      dispatch(
        answer?.apiSuccess ? { type: 'resent', channel, now: Date.now() } : { type: 'resendFailed', channel },
      ),
    )
  }

  return { flow, settings, now, dispatch, send, verify, resend }
}

function useSignupSettings(): SignupSettings {
  const form = useProject().config.adminWebConfig?.signupForm
  return {
    isEmailOtpEnabled: form?.isEmailOtpEnabled ?? false,
    isIntlPhoneEnabled: form?.isIntlPhoneEnabled ?? false,
  }
}

/** Resets at every opening, and after closing once the dialog is out of sight; counts the visits. */
function useVisit(isOpen: boolean, dispatch: Dispatch<AuthEvent>) {
  const visit = useRef(0)
  useEffect(() => {
    visit.current += 1
    if (isOpen) return dispatch({ type: 'opened' })
    const timer = setTimeout(() => dispatch({ type: 'closed' }), RESET_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOpen, dispatch])
  return visit
}
