import type { BasePayload } from 'payload'
import type { WindowLimit } from '#domain/limits/Limit.ts'
import { reserveLimits } from './limits.ts'

type Window = Omit<WindowLimit, 'kind'>

/** Takes one of a single window. Returns the count including this one, or the seconds until the next window. */
export async function takeFromWindow(
  payload: BasePayload,
  window: Window,
  now: Date,
): Promise<{ ok: true; count: number } | { ok: false; retryAfterS: number }> {
  const taken = await reserveLimits(payload, [{ kind: 'window', ...window }], now)
  return taken.ok ? { ok: true, count: taken.counts[0] ?? 1 } : taken
}
