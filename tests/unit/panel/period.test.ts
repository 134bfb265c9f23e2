import { expect, it } from 'vitest'
import { axisSteps, shortInr } from '#domain/panel/axis.ts'
import { compareWith, greeting } from '#domain/panel/compare.ts'
import { dayStarts, PERIODS, periodOf, periodRange } from '#domain/panel/period.ts'
import { singletonAt } from '#domain/panel/singletons.ts'

const ms = (text: string) => Date.parse(text)
const iso = (times: number[]) => times.map((time) => new Date(time).toISOString())

it('counts days from midnight in the project’s time zone', () => {
  const now = ms('2026-11-21T20:00:00Z')
  expect(iso(dayStarts(now, 2, 'Asia/Kolkata'))).toEqual([
    '2026-11-20T18:30:00.000Z',
    '2026-11-21T18:30:00.000Z',
  ])
  expect(iso(dayStarts(now, 2, 'Asia/Kathmandu'))).toEqual([
    '2026-11-20T18:15:00.000Z',
    '2026-11-21T18:15:00.000Z',
  ])
})

it('gives the day of a clock change its 25 hours', () => {
  const starts = dayStarts(ms('2026-10-26T12:00:00Z'), 3, 'Europe/London')
  expect(iso(starts)).toEqual([
    '2026-10-23T23:00:00.000Z',
    '2026-10-24T23:00:00.000Z',
    '2026-10-26T00:00:00.000Z',
  ])
})

it('compares today with the same weekday a week ago, cut off at the same hour', () => {
  const span = periodRange(periodOf('today'), ms('2026-11-21T09:00:00Z'), 'UTC')
  expect(iso([span.from, span.to, span.beforeFrom, span.beforeTo])).toEqual([
    '2026-11-21T00:00:00.000Z',
    '2026-11-21T09:00:00.000Z',
    '2026-11-14T00:00:00.000Z',
    '2026-11-14T09:00:00.000Z',
  ])
})

it('compares 30 days with the 30 before', () => {
  const span = periodRange(periodOf('30'), ms('2026-11-30T12:00:00Z'), 'UTC')
  expect(iso([span.from, span.beforeFrom, span.beforeTo])).toEqual([
    '2026-11-01T00:00:00.000Z',
    '2026-10-02T00:00:00.000Z',
    '2026-10-31T12:00:00.000Z',
  ])
})

it.each([undefined, '', 'x', ['7', '30']])('treats %s as today', (value) =>
  expect(periodOf(value)).toBe(PERIODS[0]),
)

it.each([
  [132, 118, '+12% on', 'up'],
  [21, 7, '+14 on', 'up'],
  [4, 7, '−3 on', 'down'],
  [5, 5, 'same as', 'same'],
  [12, 0, '+12 on', 'up'],
  [150_000, 100, '+1,49,900 on', 'up'],
  [0, 200, '−100% on', 'down'],
])('%s after %s is shown as %s', (value, before, text, trend) => {
  expect(compareWith(value, before)).toEqual({ text, trend })
})

it.each([
  ['2026-11-21T03:59:59', 'Good evening'],
  ['2026-11-21T04:00:00', 'Good morning'],
  ['2026-11-21T12:00:00', 'Good afternoon'],
  ['2026-11-21T17:00:00', 'Good evening'],
])('at %s says %s', (local, text) => expect(greeting(local)).toBe(text))

it.each([
  [99_900, '₹999'],
  [2_500_000, '₹25K'],
  [252_000_000, '₹25 L'],
  [25_200_000, '₹2.5 L'],
  [1_400_000_000, '₹1.4 Cr'],
  [0, '₹0'],
])('%s paise are shortened to %s', (paise, text) => expect(shortInr(paise)).toBe(text))

it.each([0, 1, 7, 999, 284_310])('an axis up to %s has round steps', (most) => {
  const steps = axisSteps(most)
  expect(steps[0]).toBe(0)
  expect(steps.at(-1)).toBeGreaterThanOrEqual(most)
  expect(steps.length).toBeLessThanOrEqual(5)
})

it.each([
  ['/portal-settings', 'web-static-configs'],
  ['/settings/admin-config', 'admin-configs'],
  ['/collections/payment-settings', 'payment-settings'],
  ['/collections/admin-configs/create', 'admin-configs'],
  ['/collections/admin-configs/1f', null],
  ['/collections/pages', null],
  ['/settings', null],
])('%s opens the settings document of %s', (path, slug) => expect(singletonAt(path)).toBe(slug))
