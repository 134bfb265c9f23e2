import type { BasePayload } from 'payload'
import { guardedUpdate, insertOnce } from '#collections/guard.ts'
import { type AuthLimits, DAY_MS } from '#domain/auth/policy.ts'
import type { OtpBudget } from '#payload-types'

type Claim = { ok: true } | { ok: false; reason: 'gap' | 'day'; retryAfterS: number }

/**
 * Claims the right to send one code to an identifier: `sendGapMs` after the last, at most `sendsPerDay` in a day that
 * starts with its first. Each step is one guarded write, so parallel requests never get more than the limit.
 */
export async function claimSend(
  payload: BasePayload,
  key: string,
  limits: AuthLimits,
  now: Date,
): Promise<Claim> {
  const at = now.getTime()
  const collection = 'otp-budgets'
  const nextSendAt = at + limits.sendGapMs
  const due = { nextSendAt: { less_than_equal: at } }
  const sameDay = { dayStart: { greater_than: at - DAY_MS } }

  const counted = await guardedUpdate({
    payload,
    collection,
    where: { and: [{ key: { equals: key } }, due, sameDay, { sends: { less_than: limits.sendsPerDay } }] },
    data: { nextSendAt, sends: { $inc: 1 } },
  })
  if (counted) return { ok: true }
  const newDay = await guardedUpdate({
    payload,
    collection,
    where: { and: [{ key: { equals: key } }, due, { dayStart: { less_than_equal: at - DAY_MS } }] },
    data: { nextSendAt, dayStart: at, sends: 1 },
  })
  if (newDay) return { ok: true }
  if (await insertOnce({ payload, collection, data: { key, nextSendAt, dayStart: at, sends: 1 } }))
    return { ok: true }

  const row = await payload.db.findOne<OtpBudget>({
    collection,
    where: { key: { equals: key } },
  })
  const isGap = (row?.nextSendAt ?? 0) > at
  const waitMs = isGap ? (row?.nextSendAt ?? at) - at : (row?.dayStart ?? at) + DAY_MS - at
  return { ok: false, reason: isGap ? 'gap' : 'day', retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) }
}
