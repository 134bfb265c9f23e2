'use client'
import useSWR from 'swr'
import type { MyCertificate, Verified, VerifiedResult } from '#domain/calls/learning/certificates.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'
import { toSearch } from '../base/restQuery.ts'

type Key = readonly [base: string, path: string, uid: string]
const NONE: readonly MyCertificate[] = []

/** The certificates of the signed-in person, the newest first; none without `uid` and while they load. */
export function useCertificates(base: string, uid: string | undefined): readonly MyCertificate[] {
  const key: Key | null = uid ? [base, 'learn/certificates', uid] : null
  return useSWR(key, loadCertificates).data ?? NONE
}

async function loadCertificates([base, path]: Key): Promise<readonly MyCertificate[]> {
  const { status, body } = await callApi<{ apiSuccess: true; certificates: MyCertificate[] } | ApiRefusal>(
    base,
    path,
  )
  if (!body.apiSuccess) throw new Error(`${path} answered ${status}`)
  return body.certificates
}

/** Whether a token claims to be of a result instead of a certificate; not verified here, but by the server. */
export function isResultToken(token: string): boolean {
  try {
    const text = atob((token.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    return (JSON.parse(text) as { v?: unknown }).v === 2
  } catch {
    return false
  }
}

/** The verified content of a result card's link; undefined while it loads. */
export function useVerifiedResult(base: string, token: string) {
  const { data, error, mutate } = useSWR([base, token, 'result'] as const, loadVerifiedResult)
  return { verified: data, error: error as Error | undefined, reload: () => mutate() }
}

async function loadVerifiedResult([base, token]: readonly [
  string,
  string,
  'result',
]): Promise<VerifiedResult> {
  const { status, body } = await callApi<VerifiedResult | ApiRefusal>(
    base,
    `verify/result?${toSearch({ token })}`,
  )
  if (body.apiSuccess) return body
  if (status === 400) return { apiSuccess: true, message: '', state: 'forged', result: null }
  throw new Error(`verify/result answered ${status}`)
}

/** The verified content of a certificate's link; undefined while it loads. */
export function useVerified(base: string, token: string) {
  const { data, error, mutate } = useSWR([base, token] as const, loadVerified)
  return { verified: data, error: error as Error | undefined, reload: () => mutate() }
}

async function loadVerified([base, token]: readonly [string, string]): Promise<Verified> {
  const { status, body } = await callApi<Verified | ApiRefusal>(
    base,
    `verify/certificate?${toSearch({ token })}`,
  )
  if (body.apiSuccess) return body
  // A malformed token is treated like a forged one.
  if (status === 400)
    return { apiSuccess: true, message: '', state: 'forged', certificate: null, revokedAt: null }
  throw new Error(`verify/certificate answered ${status}`)
}
