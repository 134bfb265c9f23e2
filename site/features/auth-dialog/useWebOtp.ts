'use client'
import { useEffect, useRef } from 'react'

type OtpCredential = { code?: string } | null
type OtpRequest = CredentialRequestOptions & { otp: { transport: 'sms'[] } }

/** Reads the code from the SMS where the browser supports WebOTP; aborts when the step is left. */
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
      // Declined, timed out or aborted: the code can be typed.
      .catch(() => undefined)
    return () => step.abort()
  }, [isWaiting])
}
