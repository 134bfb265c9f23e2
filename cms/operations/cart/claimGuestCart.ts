import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { DAY_MS, MINUTE_MS } from '#domain/auth/policy.ts'
import { networkOf } from '../auth/network.ts'
import { reserveLimits } from '../rateLimits/limits.ts'

/** Guest carts per IP address; generous, since many people of a mobile network share one. */
export const GUEST_CART_LIMITS = { tenMinutes: 120, day: 1000 }

/** Counts a new guest cart for its IP address; refused beyond the limits, with the seconds to wait. */
export async function claimGuestCart(
  payload: BasePayload,
  project: RequestProject,
  ip: string | null,
  now: Date,
): Promise<{ ok: true } | { ok: false; retryAfterS: number }> {
  const address = networkOf(ip)?.address
  if (!address) return { ok: true }
  const key = `guest-cart:${project.id}:${address}`
  const window = { kind: 'window' as const }
  const limits = [
    { ...window, key: `${key}:m`, limit: GUEST_CART_LIMITS.tenMinutes, windowMs: 10 * MINUTE_MS },
    { ...window, key: `${key}:d`, limit: GUEST_CART_LIMITS.day, windowMs: DAY_MS },
  ]
  const quota = await reserveLimits(payload, limits, now)
  return quota.ok ? { ok: true } : { ok: false, retryAfterS: quota.retryAfterS }
}
