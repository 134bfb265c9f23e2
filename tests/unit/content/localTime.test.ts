import { expect, it } from 'vitest'
import { localTime, parseLocalTime, zoneName } from '#domain/content/localTime.ts'
import { addMonths, monthDays, monthOf, pageBounds } from '#domain/content/month.ts'

it.each([
  ['2026-11-21T09:30', 'Asia/Kolkata', '2026-11-21T04:00:00.000Z'],
  ['2026-11-21T09:30:15', 'Asia/Kolkata', '2026-11-21T04:00:15.000Z'],
  ['2026-11-21T00:10', 'Asia/Kathmandu', '2026-11-20T18:25:00.000Z'],
  ['2026-07-01T12:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
  ['2026-12-31T23:59', 'America/Los_Angeles', '2027-01-01T07:59:00.000Z'],
  // Clocks go back at 03:00 on 25 October: 02:30 occurs twice, and means the first.
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  // Clocks go forward at 02:00 on 28 March: 02:30 does not exist and means 03:30.
  ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
  ['2026-10-04T02:15', 'Australia/Sydney', '2026-10-03T16:15:00.000Z'],
])('%s on the clocks of %s is %s', (local, zone, iso) => {
  expect(new Date(parseLocalTime(local, zone) ?? 0).toISOString()).toBe(iso)
})

it('round-trips every hour of a year, in zones with and without summer time', () => {
  const start = Date.UTC(2026, 0, 1)
  for (const zone of ['Asia/Kolkata', 'Europe/London', 'Australia/Sydney', 'America/New_York'])
    for (let at = start; at < start + 365 * 86_400_000; at += 1_800_000 * 43) {
      const shown = localTime(at, zone)
      const back = parseLocalTime(shown, zone) ?? 0
      // The second of two equal hours is read as the first.
      expect([at, at - 3_600_000], `${shown} in ${zone}`).toContain(back)
      expect(localTime(back, zone)).toBe(shown)
    }
})

it.each(['', '2026-02-30T10:00', '2026-13-01T10:00', '2026-11-21', '21.11.2026 10:00', '2026-11-21T25:00'])(
  'refuses the date %j',
  (text) => expect(parseLocalTime(text, 'Asia/Kolkata')).toBeNull(),
)

it('formats the name of the zone', () => {
  expect(zoneName('Asia/Kolkata', 0)).toBe('India Standard Time (Asia/Kolkata)')
})

it('steps through calendar months in the project’s time zone', () => {
  const now = Date.parse('2026-11-30T20:00:00Z')
  expect(monthOf(undefined, now, 'Asia/Kolkata')).toBe('2026-12')
  expect(monthOf('2026-13', now, 'UTC')).toBe('2026-11')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(addMonths('2026-12', 1)).toBe('2027-01')
})

it('a calendar page loads the days of the months beside it that it shows', () => {
  const { from, to } = pageBounds('2026-11', 'Asia/Kolkata')
  expect([from, to].map((ms) => new Date(ms).toISOString())).toEqual([
    '2026-10-25T18:30:00.000Z',
    '2026-12-06T18:30:00.000Z',
  ])
})

it.each([
  ['2026-11', '2026-10-26', '2026-12-06', 42],
  ['2027-02', '2027-02-01', '2027-02-28', 28],
  ['2026-06', '2026-06-01', '2026-07-05', 35],
])('the calendar of %s has whole weeks from Monday to Sunday', (month, first, last, count) => {
  const days = monthDays(month)
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, count])
  expect(days.filter((day) => day.startsWith(month)).length).toBeGreaterThanOrEqual(28)
})
