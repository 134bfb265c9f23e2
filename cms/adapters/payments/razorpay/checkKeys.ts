import { env } from '../../../config/env.ts'

const ORIGIN = 'https://api.razorpay.com'
const TIMEOUT_MS = 5000

export type KeyCheck =
  | { outcome: 'accepted'; mode: 'test' | 'live'; tookMs: number }
  | { outcome: 'wrongKeys' | 'timeout' | 'unreachable' | 'unexpected'; detail?: string }

/** Tests a key pair with a read-only request to Razorpay (lists one payment). */
export async function checkKeys(keyId: string, keySecret: string): Promise<KeyCheck> {
  const startedAt = performance.now()
  try {
    const response = await fetch(new URL('/v1/payments?count=1', env().RAZORPAY_BASE_URL ?? ORIGIN), {
      headers: { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (response.ok) {
      const mode = keyId.startsWith('rzp_live_') ? 'live' : 'test'
      return { outcome: 'accepted', mode, tookMs: Math.round(performance.now() - startedAt) }
    }
    if (response.status === 401 || response.status === 403) return { outcome: 'wrongKeys' }
    return { outcome: 'unexpected', detail: `HTTP ${response.status}` }
  } catch (err) {
    if ((err as Error).name === 'TimeoutError') return { outcome: 'timeout' }
    const { code } = ((err as Error).cause ?? {}) as { code?: string }
    return { outcome: 'unreachable', ...(code ? { detail: code } : {}) }
  }
}
