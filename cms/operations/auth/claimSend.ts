import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, insertIfAbsent } from '#database/guard.ts'
import { type AuthLimits, DAY_MS, HOUR_MS } from '#domain/auth/policy.ts'
import type { OtpBudget } from '#payload-types'

type Claim = { ok: true } | { ok: false; reason: 'gap' | 'limit'; retryAfterS: number }

const collection = 'otp-budgets'

/**
 * Claims one send of a code to an identifier: `sendGapMs` after the previous one, at most `sendsPerHour` and `sendsPerDay` in windows that
 * start with their first send. Every step is one conditional update, so parallel requests never exceed the limits.
 */
export async function claimSend(
  payload: BasePayload,
  key: string,
  limits: AuthLimits,
  now: Date,
): Promise<Claim> {
  const at = now.getTime()
  const nextSendAt = at + limits.sendGapMs
  const due: Where[] = [{ key: { equals: key } }, { nextSendAt: { less_than_equal: at } }]
  const sameHour: Where[] = [
    { hourStart: { greater_than: at - HOUR_MS } },
    { hourSends: { less_than: limits.sendsPerHour } },
  ]
  const newHour: Where[] = [{ hourStart: { less_than_equal: at - HOUR_MS } }]
  const sameDay: Where[] = [
    { dayStart: { greater_than: at - DAY_MS } },
    { sends: { less_than: limits.sendsPerDay } },
  ]
  const newDay: Where[] = [{ dayStart: { less_than_equal: at - DAY_MS } }]
  const startHour = { hourStart: at, hourSends: 1 }
  const startDay = { dayStart: at, sends: 1 }
  const inc = { $inc: 1 }
  const update = (where: Where[], data: Parameters<typeof conditionalUpdate<'otp-budgets'>>[0]['data']) =>
    conditionalUpdate({
      payload,
      collection,
      where: { and: [...due, ...where] },
      data: { nextSendAt, ...data },
    })
  const claimed =
    (await update([...sameHour, ...sameDay], { hourSends: inc, sends: inc })) ??
    (await update([...newHour, ...sameDay], { ...startHour, sends: inc })) ??
    (await update([...newDay, ...newHour], { ...startHour, ...startDay })) ??
    (await update([...newDay, ...sameHour], { hourSends: inc, ...startDay })) ??
    (await insertIfAbsent({ payload, collection, data: { key, nextSendAt, ...startHour, ...startDay } }))
  if (claimed) return { ok: true }

  const row = await payload.db.findOne<OtpBudget>({ collection, where: { key: { equals: key } } })
  const wait = (ms: number) => Math.max(1, Math.ceil((ms - at) / 1000))
  if (!row || row.nextSendAt > at)
    return { ok: false, reason: 'gap', retryAfterS: wait(row?.nextSendAt ?? at) }
  const isDayOver = row.sends >= limits.sendsPerDay && row.dayStart > at - DAY_MS
  return {
    ok: false,
    reason: 'limit',
    retryAfterS: wait(isDayOver ? row.dayStart + DAY_MS : row.hourStart + HOUR_MS),
  }
}
