import type { BasePayload } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import {
  type AccessPeriod,
  accessPeriodOf,
  extendedEnd,
  resumePeriod,
} from '#domain/entitlements/entitlement.ts'
import { grantNameOf } from '#domain/entitlements/grantKey.ts'
import type { Entitlement } from '#payload-types'

/** Upper limit of entitlements per grant. */
const MAX_ITEMS = 500

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

type Times = Pick<Entitlement, 'endsAt' | 'pausedAt' | 'revokedAt'>
const timesOf = ({ endsAt, pausedAt, revokedAt }: AccessPeriod): Times => ({
  endsAt: iso(endsAt),
  pausedAt: iso(pausedAt),
  revokedAt: iso(revokedAt),
})
const hasTimes = (row: Times, times: Times): boolean =>
  (['endsAt', 'pausedAt', 'revokedAt'] as const).every(
    (name) => (row[name] ?? null) === (times[name] ?? null),
  )

/** The other entitlements of the same grant with the same period, such as the class beside its product: for the student one access. */
async function restOfAccess(payload: BasePayload, row: Entitlement): Promise<Entitlement[]> {
  const rows = await readRows({
    payload,
    collection: 'entitlements',
    where: {
      and: [
        { student: { equals: idOf(row.student) } },
        { product: { equals: row.product ?? null } },
        { startsAt: { equals: row.startsAt } },
      ],
    },
    sort: ['startsAt'],
    limit: MAX_ITEMS,
  })
  return rows.filter(
    (one) => one.id !== row.id && grantNameOf(one) === grantNameOf(row) && hasTimes(one, row),
  )
}

/**
 * Applies the new period of one entitlement to the others of its grant. It runs before that entitlement is changed, whose
 * revision allows the change only once, so a repeated call completes both after a crash.
 */
async function changeRest({ payload, id, rev, change, now }: Args): Promise<void> {
  const row = await readRow({ payload, collection: 'entitlements', where: { id: { equals: id } } })
  if (row?.rev !== rev || !row.product) return
  const times = changed(accessPeriodOf(row), change, now.getTime())
  if ('ok' in times) return
  for (const { id: other } of await restOfAccess(payload, row))
    await updateWithRetry<'entitlements', null>({
      payload,
      collection: 'entitlements',
      where: { id: { equals: other } },
      change: (current) => ({ data: hasTimes(current, row) ? timesOf(times) : null, answer: null }),
    })
}

/**
 * Extends, pauses, resumes, revokes or restores an entitlement and the others of its grant. `rev` is the revision that the caller has loaded: after a double click or
 * another person's change the result is `meanwhile`. Null when there is no such row.
 */
export async function changeAccess(args: Args): Promise<Changed | null> {
  const { payload, id, rev, change, now } = args
  await changeRest(args)
  return updateWithRetry<'entitlements', Changed>({
    payload,
    collection: 'entitlements',
    where: { id: { equals: id } },
    change: (row) => {
      if (row.rev !== rev) return { data: null, answer: { ok: false, reason: 'meanwhile' } }
      const times = changed(accessPeriodOf(row), change, now.getTime())
      if ('ok' in times) return { data: null, answer: times }
      const data = timesOf(times)
      return { data, answer: { ok: true, before: row, now: { ...row, ...data, rev: row.rev + 1 } } }
    },
  })
}
