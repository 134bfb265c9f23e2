import type { BasePayload } from 'payload'
import type { WindowLimit } from '#domain/rateLimits/Limit.ts'
import { reserveLimits } from './limits.ts'

type Window = Omit<WindowLimit, 'kind'>

/** Uses a single window once. Returns the count including this use, or the seconds until the next window. */
export async function takeFromWindow(
  payload: BasePayload,
  window: Window,
  now: Date,
): Promise<{ ok: true; count: number } | { ok: false; retryAfterS: number }> {
  const quota = await reserveLimits(payload, [{ kind: 'window', ...window }], now)
  return quota.ok ? { ok: true, count: quota.counts[0] ?? 1 } : quota
}
