import type { BasePayload } from 'payload'
import { guardedUpdate, insertOnce } from '#collections/guard.ts'
import { type AuthLimits, HOUR_MS } from '#domain/auth/policy.ts'
import { countInWindow, readLimit, takeFromWindow } from '../limits/window.ts'
import { tellAdmins } from '../notifications/tellAdmins.ts'

const keys = (project: string) => ({
  sends: `sends:${project}`,
  wrong: `wrong:${project}`,
  stepUp: `stepUp:${project}`,
})

/** Counts a code sent, for the share that `countWrongGuess` compares with. */
export const countSend = (payload: BasePayload, project: string, now: Date) =>
  takeFromWindow(
    payload,
    { key: keys(project).sends, limit: Number.POSITIVE_INFINITY, windowMs: HOUR_MS },
    now,
  )

/** Until when new devices of the project need 6 digits, ms since epoch; 0 when they don't. */
export async function steppedUpUntil(payload: BasePayload, project: string, now: Date): Promise<number> {
  const row = await readLimit(payload, keys(project).stepUp)
  return row && row.until > now.getTime() ? row.until : 0
}

/**
 * Counts a wrong guess of a new device. Above max(`projectGuessesPerHour`, `projectGuessPercent` of the codes sent) in an
 * hour, new devices of the whole project need 6 digits for an hour, and its admins are told (security.md).
 */
export async function countWrongGuess(
  payload: BasePayload,
  project: string,
  limits: AuthLimits,
  now: Date,
): Promise<void> {
  const { sends, wrong, stepUp } = keys(project)
  const all = { limit: Number.POSITIVE_INFINITY, windowMs: HOUR_MS }
  const counted = await takeFromWindow(payload, { key: wrong, ...all }, now)
  const guesses = counted.ok ? counted.count : 0
  if (guesses <= limits.projectGuessesPerHour) return
  const sent = await countInWindow(payload, { key: sends, windowMs: HOUR_MS }, now)
  if (guesses <= (sent * limits.projectGuessPercent) / 100) return
  const until = now.getTime() + HOUR_MS
  const data = { until, idleAt: until }
  const isNew =
    (await guardedUpdate({
      payload,
      collection: 'rate-limits',
      where: { and: [{ key: { equals: stepUp } }, { until: { less_than_equal: now.getTime() } }] },
      data,
    })) ?? (await insertOnce({ payload, collection: 'rate-limits', data: { key: stepUp, ...data } }))
  if (!isNew) return
  payload.logger.warn({ msg: 'many wrong codes: new devices need 6 digits for an hour', project, guesses })
  await tellAdmins(payload, {
    project,
    kind: 'security',
    title: 'Many wrong sign-in codes',
    text: 'Somebody may be guessing codes. For an hour new devices need 6 digits; known devices sign in as before.',
    dedupeKey: `stepUp:${until}`,
    now,
  })
}
