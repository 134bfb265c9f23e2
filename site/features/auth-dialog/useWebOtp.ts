'use client'
import { useEffect, useRef } from 'react'

type OtpCredential = { code?: string } | null
type OtpRequest = CredentialRequestOptions & { otp: { transport: 'sms'[] } }

/** Takes the code out of the SMS where the browser offers that (WebOTP); stops asking when the step is left. */
export function useWebOtp(isWaiting: boolean, onCode: (code: string) => void): void {
  const last = useRef(onCode)
  last.current = onCode
  useEffect(() => {
    if (!isWaiting || !('OTPCredential' in window)) return
    const step = new AbortController()
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: step.signal }
    navigator.credentials
      .get(request)
      .then((credential) => {
        const { code } = (credential as OtpCredential) ?? {}
        if (code && !step.signal.aborted) last.current(code)
      })
      // Declined, timed out or left: the code can be typed.
      .catch(() => undefined)
    return () => step.abort()
  }, [isWaiting])
}
