import type { BasePayload } from 'payload'
import type { WindowLimit } from '#domain/limits/Limit.ts'
import { reserveLimits } from './limits.ts'

type Window = Omit<WindowLimit, 'kind'>

/** Takes one of a window alone: how many were taken with this one, or when the next window starts. */
export async function takeFromWindow(
  payload: BasePayload,
  window: Window,
  now: Date,
): Promise<{ ok: true; count: number } | { ok: false; retryAfterS: number }> {
  const taken = await reserveLimits(payload, [{ kind: 'window', ...window }], now)
  return taken.ok ? { ok: true, count: taken.counts[0] ?? 1 } : taken
}
