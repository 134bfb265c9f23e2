import { expect, it } from 'vitest'
import { addDays, dayAt, daysBetween, spansOf, startOfDay } from '#domain/reports/days.ts'

it('a day is that of the project’s time zone', () => {
  const lateEvening = Date.parse('2026-11-25T18:45:00Z')
  expect(dayAt(lateEvening, 'Asia/Kolkata')).toBe('2026-11-26')
  expect(dayAt(lateEvening, 'UTC')).toBe('2026-11-25')
})

it('a day begins at midnight there, also when clocks are changed', () => {
  expect(startOfDay('2026-11-26', 'Asia/Kolkata')).toBe(Date.parse('2026-11-25T18:30:00Z'))
  const hours = (day: string) =>
    (startOfDay(addDays(day, 1), 'Europe/Berlin') - startOfDay(day, 'Europe/Berlin')) / 3_600_000
  expect(hours('2026-03-29')).toBe(23)
  expect(hours('2026-10-25')).toBe(25)
})

it('days are counted across months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(daysBetween('2028-02-27', '2028-03-01')).toEqual([
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ])
  expect(daysBetween('2026-11-26', '2026-11-25')).toEqual([])
})

it('neighbouring days are one span, up to its longest', () => {
  const days = ['2026-11-05', '2026-11-03', '2026-11-04', '2026-11-04', '2026-11-09']
  expect(spansOf(days, 31)).toEqual([
    { first: '2026-11-03', last: '2026-11-05' },
    { first: '2026-11-09', last: '2026-11-09' },
  ])
  expect(spansOf(days, 2)).toEqual([
    { first: '2026-11-03', last: '2026-11-04' },
    { first: '2026-11-05', last: '2026-11-05' },
    { first: '2026-11-09', last: '2026-11-09' },
  ])
})
