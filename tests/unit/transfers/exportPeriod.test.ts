import { expect, it } from 'vitest'
import { EXPORT_DATES, periodProblem, withinPeriod } from '#domain/transfers/exportPeriod.ts'

it('a period of an export has whole days of the project’s zone, inclusive', () => {
  expect(withinPeriod('placedAt', { from: '2026-11-01', to: '2026-11-30' }, 'Asia/Kolkata')).toEqual([
    { placedAt: { greater_than_equal: '2026-10-31T18:30:00.000Z' } },
    { placedAt: { less_than: '2026-11-30T18:30:00.000Z' } },
  ])
  // A day of 23 hours.
  expect(withinPeriod('placedAt', { from: '2026-03-29', to: '2026-03-29' }, 'Europe/Berlin')).toEqual([
    { placedAt: { greater_than_equal: '2026-03-28T23:00:00.000Z' } },
    { placedAt: { less_than: '2026-03-29T22:00:00.000Z' } },
  ])
})

it('a period may be open at either end, and an invalid one does not filter', () => {
  expect(withinPeriod('placedAt', { from: '2026-11-01', to: '' }, 'UTC')).toEqual([
    { placedAt: { greater_than_equal: '2026-11-01T00:00:00.000Z' } },
  ])
  expect(withinPeriod('placedAt', { from: '', to: '2026-11-01' }, 'UTC')).toEqual([
    { placedAt: { less_than: '2026-11-02T00:00:00.000Z' } },
  ])
  expect(withinPeriod('placedAt', { from: '', to: '' }, 'UTC')).toEqual([])
  expect(withinPeriod('placedAt', { from: 'soon', to: '2026-1' }, 'UTC')).toEqual([])
  expect(periodProblem({ from: '2026-11-02', to: '2026-11-01' })).toMatch(/before the first/)
  expect(periodProblem({ from: '2026-11-01', to: '2026-11-01' })).toBeNull()
})

it('every list with a date is filtered by that date', () => {
  const [joined] = withinPeriod(EXPORT_DATES.users?.field ?? '', { from: '2026-11-01', to: '' }, 'UTC')
  expect(joined).toEqual({ createdAt: { greater_than_equal: '2026-11-01T00:00:00.000Z' } })
})
