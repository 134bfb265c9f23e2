import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/auth/policy.ts'
import {
  type AccessPeriod,
  accessPeriodOf,
  isOpen,
  purchasedPeriod,
  resumePeriod,
} from '#domain/entitlements/entitlement.ts'

const NOW = 1_000 * DAY_MS
const times = (values: Partial<AccessPeriod> = {}): AccessPeriod => ({
  startsAt: NOW,
  endsAt: null,
  pausedAt: null,
  revokedAt: null,
  ...values,
})

describe('an entitlement', () => {
  it.each<[string, Partial<AccessPeriod>, boolean]>([
    ['is open from its start', {}, true],
    ['is not open a moment before', { startsAt: NOW + 1 }, false],
    ['is open a moment before its end', { endsAt: NOW + 1 }, true],
    ['is not open at its end', { endsAt: NOW }, false],
    ['is not open while it is paused', { pausedAt: NOW - 1 }, false],
    ['is not open once it was revoked', { revokedAt: NOW - 1 }, false],
    ['is open without an end', { startsAt: 0 }, true],
  ])('%s', (_what, values, open) => expect(isOpen(times(values), NOW)).toBe(open))

  it('is read from its row, where a missing time is null', () => {
    expect(accessPeriodOf({ startsAt: '1970-01-02T00:00:00.000Z', endsAt: null })).toEqual({
      startsAt: DAY_MS,
      endsAt: null,
      pausedAt: null,
      revokedAt: null,
    })
    const at = '1970-01-03T00:00:00.000Z'
    expect(accessPeriodOf({ startsAt: at, endsAt: at, pausedAt: at, revokedAt: at })).toEqual({
      startsAt: 2 * DAY_MS,
      endsAt: 2 * DAY_MS,
      pausedAt: 2 * DAY_MS,
      revokedAt: 2 * DAY_MS,
    })
  })
})

describe('a new purchase', () => {
  const soon = NOW + 10 * DAY_MS
  const period = (from: number) => ({ startsAt: from, endsAt: from + 29 * DAY_MS })
  it.each<[string, AccessPeriod[], ReturnType<typeof period>]>([
    ['begins at once', [], period(NOW)],
    ['begins when the current access ends', [times({ startsAt: 0, endsAt: soon })], period(soon)],
    [
      'begins at once when earlier access has ended',
      [times({ startsAt: 0, endsAt: NOW - DAY_MS })],
      period(NOW),
    ],
    ['begins at once beside revoked access', [times({ endsAt: soon, revokedAt: NOW })], period(NOW)],
    ['begins at once beside access without an end', [times()], period(NOW)],
    [
      'begins when the last of several ends',
      [times({ endsAt: NOW + DAY_MS }), times({ endsAt: soon }), times({ endsAt: NOW - DAY_MS })],
      period(soon),
    ],
  ])('%s', (_what, owned, expected) => expect(purchasedPeriod(owned, 29, NOW)).toEqual(expected))

  it.each([
    ['6 months', 180, '2026-11-27', '2027-05-27'],
    ['1 month into a shorter one, never less than its days', 30, '2027-01-31', '2027-03-02'],
    ['1 month', 30, '2027-03-05', '2027-04-05'],
    ['1 year', 365, '2026-11-27', '2027-11-27'],
    ['1 year with a leap day', 365, '2027-11-27', '2028-11-27'],
    ['45 days', 45, '2026-11-27', '2027-01-11'],
  ])('of %s ends on the day shown in the offer', (_what, days, from, until) => {
    const at = Date.parse(`${from}T09:00:00Z`)
    expect(purchasedPeriod([], days, at)).toEqual({ startsAt: at, endsAt: Date.parse(`${until}T09:00:00Z`) })
  })

  it('without an end starts at once, whatever else is open', () =>
    expect(purchasedPeriod([times({ endsAt: soon })], null, NOW)).toEqual({ startsAt: NOW, endsAt: null }))
})

describe('after a pause', () => {
  it('the end moves by the duration of the pause', () => {
    const paused = times({ endsAt: NOW + 5 * DAY_MS, pausedAt: NOW - 2 * DAY_MS })
    expect(resumePeriod(paused, NOW)).toEqual(times({ endsAt: NOW + 7 * DAY_MS }))
  })
  it('access without an end still has none', () =>
    expect(resumePeriod(times({ pausedAt: NOW - 1 }), NOW)).toEqual(times()))
  it('access that was not paused does not change', () => {
    const going = times({ endsAt: NOW + DAY_MS })
    expect(resumePeriod(resumePeriod(going, NOW + 1), NOW + 2)).toEqual(going)
  })
})
