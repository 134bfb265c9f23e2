import { DAY_MS } from '../auth/policy.ts'
import { accessEnd } from './accessEnd.ts'

/**
 * What an entitlement grants access to; its target is the id of one of these. `product` means ownership of
 * the product itself and access to its files.
 */
export const ENTITLEMENT_KINDS = [
  'product',
  'class',
  'test-series',
  'test-paper',
  'quiz',
  'digital-item',
] as const
export type EntitlementKind = (typeof ENTITLEMENT_KINDS)[number]

/** How the entitlement was acquired. */
export const SOURCES = ['order', 'serialKey', 'admin', 'reward'] as const
export type Source = (typeof SOURCES)[number]

/** When access is open, ms since epoch; null for never. */
export type AccessPeriod = {
  startsAt: number
  endsAt: number | null
  pausedAt: number | null
  revokedAt: number | null
}

type Row = {
  startsAt: string
  endsAt?: string | null
  pausedAt?: string | null
  revokedAt?: string | null
}
const ms = (time: string | null | undefined): number | null => (time ? Date.parse(time) : null)

/** The times of a stored row. */
export const accessPeriodOf = ({ startsAt, endsAt, pausedAt, revokedAt }: Row): AccessPeriod => ({
  startsAt: Date.parse(startsAt),
  endsAt: ms(endsAt),
  pausedAt: ms(pausedAt),
  revokedAt: ms(revokedAt),
})

/** Whether it grants access at `now`: started, not ended, neither paused nor revoked. */
export const isOpen = ({ startsAt, endsAt, pausedAt, revokedAt }: AccessPeriod, now: number): boolean =>
  startsAt <= now && (endsAt === null || now < endsAt) && pausedAt === null && revokedAt === null

/**
 * Start and end of access bought now: it starts immediately, or when the person's existing access ends, so
 * that buying it again adds its days. Unlimited access (null days) starts immediately.
 */
export function purchasedPeriod(
  owned: readonly AccessPeriod[],
  days: number | null,
  now: number,
): { startsAt: number; endsAt: number | null } {
  if (days === null) return { startsAt: now, endsAt: null }
  const ends = owned.filter(({ revokedAt }) => revokedAt === null).map(({ endsAt }) => endsAt ?? now)
  const startsAt = Math.max(now, ...ends)
  return { startsAt, endsAt: accessEnd(startsAt, days) }
}

/** The end after an extension by `days`: they are added to the end, or to `now` once it is over. Times in ms. */
export const extendedEnd = (endsAt: number, days: number, now: number): number =>
  Math.max(now, endsAt) + days * DAY_MS

/** Resumes after a pause: the end moves by the length of the pause. */
export const resumePeriod = (times: AccessPeriod, now: number): AccessPeriod =>
  times.pausedAt === null
    ? times
    : {
        ...times,
        pausedAt: null,
        endsAt: times.endsAt === null ? null : times.endsAt + (now - times.pausedAt),
      }
