import useSWR from 'swr'
import type { z } from 'zod'
import type { PendingCode } from '#domain/auth/authFlowState.ts'
import { LONG_OTP_LENGTH, OTP_LENGTH } from '#domain/auth/policy.ts'
import type { PendingResponseSchema } from '#domain/calls/auth.ts'
import { callApi } from '../base/callApi.ts'

async function load([base, path]: readonly [string, string]): Promise<PendingCode | null> {
  const { body, at } = await callApi<z.infer<typeof PendingResponseSchema>>(base, path)
  if (!body.apiSuccess || !body.code) return null
  // The browser's clock may be wrong: server times are converted by its difference from the server's.
  const clockSkewMs = Date.now() - at
  const { sentAt, expiresAt, otpLength, ...code } = body.code
  return {
    ...code,
    otpLength: otpLength === LONG_OTP_LENGTH ? LONG_OTP_LENGTH : OTP_LENGTH,
    sentAt: sentAt + clockSkewMs,
    expiresAt: expiresAt + clockSkewMs,
  }
}

/** The sign-in code that this browser waits for; null when there is none, while disabled and until known. */
export function usePendingCode(base: string, isEnabled: boolean): PendingCode | null {
  const { data } = useSWR(isEnabled ? ([base, 'auth/pending'] as const) : null, load, {
    revalidateOnFocus: false,
    dedupingInterval: 0,
    shouldRetryOnError: false,
  })
  return (isEnabled && data) || null
}
