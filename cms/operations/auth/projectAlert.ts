import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent } from '#database/guard.ts'
import { type AuthLimits, HOUR_MS } from '#domain/auth/policy.ts'
import { notifyAdmins } from '../notifications/notifyAdmins.ts'
import { readLimitStates } from '../rateLimits/limits.ts'
import { takeFromWindow } from '../rateLimits/window.ts'

/** Key of the row whose `until` is the end of a project-wide step-up to 6-digit codes. */
export const stepUpKey = (project: string): string => `stepUp:${project}`

const unlimited = (key: string) => ({ key, limit: Number.POSITIVE_INFINITY, windowMs: HOUR_MS })

/** Counts a sent code, as the base of the percentage in `countWrongGuess`. */
export const countSend = (payload: BasePayload, project: string, now: Date) =>
  takeFromWindow(payload, unlimited(`sends:${project}`), now)

/** End of the project-wide step-up for new devices, ms since epoch; 0 when there is none. */
export async function steppedUpUntil(payload: BasePayload, project: string, now: Date): Promise<number> {
  const key = stepUpKey(project)
  const until = (await readLimitStates(payload, [key])).get(key)?.until ?? 0
  return until > now.getTime() ? until : 0
}

/**
 * Counts a wrong guess of a new device. Above max(`projectGuessesPerHour`, `projectGuessPercent` of the codes sent) in an hour, all new
 * devices of the project need 6-digit codes for an hour, and its admins are notified (docs/security.md).
 */
export async function countWrongGuess(
  payload: BasePayload,
  project: string,
  limits: AuthLimits,
  now: Date,
): Promise<void> {
  const wrong = await takeFromWindow(payload, unlimited(`wrong:${project}`), now)
  const guesses = wrong.ok ? wrong.count : 0
  if (guesses <= limits.projectGuessesPerHour) return
  const sends = (await readLimitStates(payload, [`sends:${project}`])).get(`sends:${project}`)
  const sent = sends && sends.windowStart > now.getTime() - HOUR_MS ? sends.count : 0
  if (guesses <= (sent * limits.projectGuessPercent) / 100) return
  const stepUp = stepUpKey(project)
  const until = now.getTime() + HOUR_MS
  const data = { until, idleAt: until }
  const isNew =
    (await conditionalUpdate({
      payload,
      collection: 'rate-limits',
      where: { and: [{ key: { equals: stepUp } }, { until: { less_than_equal: now.getTime() } }] },
      data,
    })) ?? (await insertIfAbsent({ payload, collection: 'rate-limits', data: { key: stepUp, ...data } }))
  if (!isNew) return
  payload.logger.warn({ msg: 'many wrong codes: new devices need 6 digits for an hour', project, guesses })
  await notifyAdmins(payload, {
    project,
    kind: 'security',
    title: 'Many wrong sign-in codes',
    text: 'Somebody may be guessing codes. For an hour new devices need 6 digits; known devices sign in as before.',
    dedupeKey: `stepUp:${until}`,
    now,
  })
}
