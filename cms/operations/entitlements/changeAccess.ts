import type { BasePayload } from 'payload'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { type OpenTimes, resumed, timesOfRow } from '#domain/entitlements/entitlement.ts'
import type { Entitlement } from '#payload-types'

export type AccessChange =
  | { act: 'extend'; days: number }
  | { act: 'pause' | 'resume' | 'revoke' | 'restore' }

/** Why nothing was changed: it never ends, was taken back, or is as wished already. */
export type Unchanged = 'noEnd' | 'revoked' | 'same'
type Changed =
  | { ok: true; before: Entitlement; now: Entitlement }
  | { ok: false; reason: Unchanged | 'meanwhile' }

const no = (reason: Unchanged) => ({ ok: false as const, reason })

/** What the times become, or why they stay. An end that is over is counted from now on. @param now ms since epoch */
function changed(times: OpenTimes, change: AccessChange, now: number): OpenTimes | ReturnType<typeof no> {
  const { act } = change
  if (act === 'restore') return times.revokedAt === null ? no('same') : { ...times, revokedAt: null }
  if (times.revokedAt !== null) return no(act === 'revoke' ? 'same' : 'revoked')
  switch (act) {
    case 'extend':
      if (times.endsAt === null) return no('noEnd')
      return { ...times, endsAt: Math.max(now, times.endsAt) + change.days * DAY_MS }
    case 'pause':
      return times.pausedAt === null ? { ...times, pausedAt: now } : no('same')
    case 'resume':
      return times.pausedAt === null ? no('same') : resumed(times, now)
    case 'revoke':
      return { ...times, revokedAt: now }
  }
}

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

type Args = { payload: BasePayload; id: string; rev: number; change: AccessChange; now: Date }

/**
 * Gives somebody more days, lets their access rest or go on, takes it back or gives it again. `rev` is that of what the
 * person saw: a second click, or somebody else's change between, changes nothing. Null when there is no such row.
 */
export const changeAccess = ({ payload, id, rev, change, now }: Args): Promise<Changed | null> =>
  updateWithRetry<'entitlements', Changed>({
    payload,
    collection: 'entitlements',
    where: { id: { equals: id } },
    change: (row) => {
      if (row.rev !== rev) return { data: null, answer: { ok: false, reason: 'meanwhile' } }
      const times = changed(timesOfRow(row), change, now.getTime())
      if ('ok' in times) return { data: null, answer: times }
      const data = {
        endsAt: iso(times.endsAt),
        pausedAt: iso(times.pausedAt),
        revokedAt: iso(times.revokedAt),
      }
      return { data, answer: { ok: true, before: row, now: { ...row, ...data, rev: row.rev + 1 } } }
    },
  })
