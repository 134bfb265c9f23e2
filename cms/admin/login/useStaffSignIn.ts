'use client'
import { useEffect, useRef, useState } from 'react'
import { formatCountdown } from '#domain/auth/authInputs.ts'
import { LONG_OTP_LENGTH, OTP_RESEND_GAP_MS } from '#domain/auth/policy.ts'
import { onlyDigits } from '#domain/people/indianPhone.ts'
import { useCountdown } from '../session/useCountdown.ts'
import { postCall } from '../ui/panelClient.ts'

/**
 * State of a staff sign-in, shared by the login page and the dialog that renews an ended session: an identifier, then the code sent to
 * it. One call at a time; errors keep the typed values. `left`: seconds until another code may be sent.
 */
export function useStaffSignIn() {
  const [step, setStep] = useState<'identifier' | 'code'>('identifier')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [resendAt, setResendAt] = useState(0)
  const left = useCountdown(resendAt)
  const codeField = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (step === 'code') codeField.current?.focus()
  }, [step])

  /** Resolves to true on success. */
  const run = async (work: () => Promise<string | null>): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    setProblem('')
    const found = await work()
    if (found) setProblem(found)
    setBusy(false)
    return found === null
  }

  const send = (identifier: string) =>
    run(async () => {
      const answer = await postCall('/admin/sendOtp', { identifier })
      if (!answer.apiSuccess) return refusedText(answer)
      setResendAt(Date.now() + OTP_RESEND_GAP_MS)
      setCode('')
      setStep('code')
      return null
    })

  const verify = (identifier: string) =>
    run(async () => {
      const verified = await postCall<{ signInToken: string }>('/admin/verifyOtp', { identifier, otp: code })
      if (!verified.apiSuccess) return verified.message
      const session = await postCall('/admin/usersession', { signInToken: verified.signInToken })
      return session.apiSuccess ? null : session.message
    })

  return {
    step,
    code,
    problem,
    isBusy,
    left,
    codeField,
    send,
    verify,
    isCodeWhole: code.length === LONG_OTP_LENGTH,
    typeCode: (typed: string) => setCode(onlyDigits(typed).slice(0, LONG_OTP_LENGTH)),
    back: () => {
      setStep('identifier')
      setCode('')
    },
  }
}

const MINUTE_S = 60

/** Why no code was sent, and after how long the next one may be requested. */
export function refusedText({ message, retryAfterS }: { message: string; retryAfterS?: number }): string {
  if (!retryAfterS) return message
  const minutes = Math.ceil(retryAfterS / MINUTE_S)
  const wait = retryAfterS < MINUTE_S ? `${retryAfterS} s` : minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `${message} The next code can be sent in ${wait}.`
}

/** Label of the button that sends another code. */
export const resendText = (left: number): string =>
  left > 0 ? `Send again in ${formatCountdown(left)}` : 'Send again'
