import type { BasePayload } from 'payload'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import {
  type AccessPeriod,
  accessPeriodOf,
  extendedEnd,
  resumePeriod,
} from '#domain/entitlements/entitlement.ts'
import type { Entitlement } from '#payload-types'

export type AccessChange =
  | { act: 'extend'; days: number }
  | { act: 'pause' | 'resume' | 'revoke' | 'restore' }

/** Why nothing was changed: the entitlement has no end, is revoked, or is already in the wanted state. */
export type Unchanged = 'noEnd' | 'revoked' | 'same'
type Changed =
  | { ok: true; before: Entitlement; now: Entitlement }
  | { ok: false; reason: Unchanged | 'meanwhile' }

const refuse = (reason: Unchanged) => ({ ok: false as const, reason })

/** The changed times, or why there is no change. Extending an expired entitlement counts from `now`. @param now ms since epoch */
function changed(
  times: AccessPeriod,
  change: AccessChange,
  now: number,
): AccessPeriod | ReturnType<typeof refuse> {
  const { act } = change
  if (act === 'restore') return times.revokedAt === null ? refuse('same') : { ...times, revokedAt: null }
  if (times.revokedAt !== null) return refuse(act === 'revoke' ? 'same' : 'revoked')
  switch (act) {
    case 'extend':
      if (times.endsAt === null) return refuse('noEnd')
      return { ...times, endsAt: extendedEnd(times.endsAt, change.days, now) }
    case 'pause':
      return times.pausedAt === null ? { ...times, pausedAt: now } : refuse('same')
    case 'resume':
      return times.pausedAt === null ? refuse('same') : resumePeriod(times, now)
    case 'revoke':
      return { ...times, revokedAt: now }
  }
}

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

type Args = { payload: BasePayload; id: string; rev: number; change: AccessChange; now: Date }

/**
 * Extends, pauses, resumes, revokes or restores an entitlement. `rev` is the revision that the caller has read: after a double click or
 * another person's change the result is `meanwhile`. Null when there is no such row.
 */
export const changeAccess = ({ payload, id, rev, change, now }: Args): Promise<Changed | null> =>
  updateWithRetry<'entitlements', Changed>({
    payload,
    collection: 'entitlements',
    where: { id: { equals: id } },
    change: (row) => {
      if (row.rev !== rev) return { data: null, answer: { ok: false, reason: 'meanwhile' } }
      const times = changed(accessPeriodOf(row), change, now.getTime())
      if ('ok' in times) return { data: null, answer: times }
      const data = {
        endsAt: iso(times.endsAt),
        pausedAt: iso(times.pausedAt),
        revokedAt: iso(times.revokedAt),
      }
      return { data, answer: { ok: true, before: row, now: { ...row, ...data, rev: row.rev + 1 } } }
    },
  })
