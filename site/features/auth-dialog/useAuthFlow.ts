'use client'
import type { AuthEvent, AuthFlow, OtpChannel, OtpLength } from '#domain/auth/authFlowState.ts'
import { canSend, canVerify, needsNoCode } from '#domain/auth/authInputs.ts'
import { canResend } from '#domain/auth/authResend.ts'
import { LONG_OTP_LENGTH, OTP_LENGTH } from '#domain/auth/policy.ts'
import type { SignupSettings } from '#domain/auth/signupForm.ts'
import type { AuthDialogProps } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useNow } from '#site/features/shell/useNow.ts'
import { channelOf, isUndelivered } from './refusals.ts'
import { requestsOf } from './requestsOf.ts'
import { useCalls } from './useCalls.tsx'
import { useFlow } from './useFlow.ts'
import { useSignedInElsewhere } from './useSignedInElsewhere.ts'
import { useSignIn } from './useSignIn.ts'
import { useSignupSettings } from './useSignupSettings.ts'
import { useVisit } from './useVisit.ts'

export type Auth = {
  flow: AuthFlow
  settings: SignupSettings
  /** ms since epoch, updated while a countdown runs. */
  now: number
  dispatch: (event: AuthEvent) => void
  send: () => void
  verify: () => void
  resend: (channel: OtpChannel) => void
}

const toLength = (digits: number | undefined): OtpLength =>
  digits === LONG_OTP_LENGTH ? LONG_OTP_LENGTH : OTP_LENGTH

/** The state of the dialog and its actions: call the login service, show the result, move on. */
export function useAuthFlow({ isOpen, resumes, known, onClose, onSignedIn }: AuthDialogProps): Auth {
  const { flow, current, dispatch } = useFlow(resumes)
  const settings = useSignupSettings(flow.form)
  const now = useNow(Math.max(flow.nextPhoneSendAt ?? 0, flow.nextEmailSendAt ?? 0))
  const call = useCalls()
  const signIn = useSignIn()
  const during = useVisit({ isOpen, resumes, known, dispatch })
  const finish = () => {
    dispatch({ type: 'signedIn' })
    onClose()
    onSignedIn()
  }
  // A session that a verification opens here is announced by that verification.
  useSignedInElsewhere(isOpen, () => current.current.pending !== 'verify' && finish())

  const send = () => {
    const { form } = current.current
    const request = requestsOf(current.current, settings.fields).send
    if (!request || !canSend(current.current, settings, Date.now())) return
    dispatch({ type: 'sendStarted' })
    void during(call(...request), (answer) => {
      const at = Date.now()
      if (!answer?.apiSuccess) {
        const channel = channelOf(form, current.current.signup.otpMethod, settings)
        return dispatch({ type: 'sendFailed', undelivered: isUndelivered(answer) ? channel : null })
      }
      if (!('isEmailOtpSent' in answer))
        return dispatch({ type: 'otpSent', now: at, otpLength: toLength(answer.otpLength) })
      const { sent, proven, isEmailOtpSent, otpLength } = answer
      dispatch({
        type: 'signupOtpSent',
        now: at,
        sent,
        proven,
        isEmailOtpSent,
        otpLength: { phone: toLength(otpLength?.phone), email: toLength(otpLength?.email) },
      })
      if (needsNoCode(current.current, settings)) verify()
    })
  }

  const resend = (channel: OtpChannel) => {
    const request = requestsOf(current.current).resend[channel]
    const at = Date.now()
    if (!request || !canResend(current.current, channel, at)) return
    dispatch({ type: 'resendStarted', channel, now: at })
    void during(call(...request), (answer) =>
      dispatch(
        answer?.apiSuccess
          ? { type: 'resent', channel, now: Date.now(), otpLength: toLength(answer.otpLength) }
          : { type: 'resendFailed', channel, isUndelivered: isUndelivered(answer) },
      ),
    )
  }

  const verify = () => {
    const request = requestsOf(current.current).verify
    if (!request || !canVerify(current.current, settings)) return
    dispatch({ type: 'verifyStarted' })
    void during(call(...request), async (answer) => {
      if (answer?.apiSuccess) {
        await during(signIn(answer), (failure) =>
          failure ? dispatch({ type: 'verifyFailed', message: failure, channel: null }) : finish(),
        )
        return
      }
      const channel = answer?.channel ?? null
      if (answer?.code === 'noAccount')
        return dispatch({ type: 'noAccount', now: Date.now(), identifier: answer.identifier })
      if (answer?.code !== 'stepUp')
        return dispatch({ type: 'verifyFailed', message: answer?.message ?? '', channel })
      const { form, signup } = current.current
      const grown = channel ?? channelOf(form, signup.otpMethod, settings) ?? 'phone'
      const waitMs = answer.retryAfterS === undefined ? null : answer.retryAfterS * 1000
      dispatch({ type: 'steppedUp', now: Date.now(), channel: grown, waitMs })
      resend(grown)
    })
  }

  return { flow, settings, now, dispatch, send, verify, resend }
}
