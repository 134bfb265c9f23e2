import { expect, it } from 'vitest'
import { checkBatchDays, nearestBatchDay, weekdayOf } from '#domain/catalogue/batchDays.ts'

const INDIA = 'Asia/Kolkata'
const LATE_TUESDAY_IN_UTC = '2026-12-08T20:00:00.000Z'

it('the weekday of a time is that of the project’s time zone', () => {
  expect(weekdayOf(Date.parse(LATE_TUESDAY_IN_UTC), 'UTC')).toBe('tue')
  expect(weekdayOf(Date.parse(LATE_TUESDAY_IN_UTC), INDIA)).toBe('wed')
  expect(weekdayOf(Date.parse('2026-12-13T00:00:00Z'), INDIA)).toBe('sun')
})

it('a batch starts on one of its weekdays and ends after that', () => {
  expect(checkBatchDays({ startsOn: LATE_TUESDAY_IN_UTC, days: ['fri', 'sun'] }, INDIA)).toEqual([
    { path: 'startsOn', message: 'This is a Wednesday, and the batch is held on Friday, Sunday.' },
  ])
  expect(checkBatchDays({ startsOn: LATE_TUESDAY_IN_UTC, days: ['wed'] }, INDIA)).toEqual([])
  expect(checkBatchDays({ startsOn: LATE_TUESDAY_IN_UTC, days: [] }, INDIA), 'no weekdays yet').toEqual([])
  expect(
    checkBatchDays({ startsOn: LATE_TUESDAY_IN_UTC, endsOn: '2026-12-01T00:00:00Z' }, INDIA),
  ).toMatchObject([{ path: 'endsOn' }])
})

it('a day moves to the next weekday of the batch, or back to the one before', () => {
  const at = Date.parse(LATE_TUESDAY_IN_UTC)
  const movedDay = (days: Parameters<typeof nearestBatchDay>[1], step?: 1 | -1) =>
    new Date(nearestBatchDay(at, days, INDIA, step)).toISOString().slice(0, 10)
  expect(movedDay(['sun'])).toBe('2026-12-12')
  expect(movedDay(['sun'], -1)).toBe('2026-12-05')
  expect(movedDay(['wed', 'sun'])).toBe('2026-12-08')
  expect(movedDay([])).toBe('2026-12-08')
})
