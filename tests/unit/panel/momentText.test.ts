import { expect, it } from 'vitest'
import { minuteText, momentText } from '#domain/text/momentText.ts'

const AT = '2026-11-21T18:45:00.000Z'

it.each([
  ['Asia/Kolkata', '22 Nov 2026, 12:15:00 am IST'],
  ['Asia/Dubai', '21 Nov 2026, 10:45:00 pm GST'],
  ['America/New_York', '21 Nov 2026, 1:45:00 pm GMT-5'],
  ['UTC', '21 Nov 2026, 6:45:00 pm UTC'],
])('a time is formatted in %s, with the zone', (timeZone, text) => {
  expect(momentText(AT, timeZone)).toBe(text)
  expect(momentText(Date.parse(AT), timeZone)).toBe(text)
})

it('lists show times to the minute, without the time zone', () => {
  expect(minuteText(AT, 'Asia/Kolkata')).toBe('22 Nov 2026, 12:15 am')
  expect(minuteText(Date.parse(AT), 'UTC')).toBe('21 Nov 2026, 6:45 pm')
})
