import { expect, it } from 'vitest'
import { quietUntil } from '#domain/messages/quietHours.ts'

const at = (local: string): number => Date.parse(`${local}+05:30`)
const night = { from: '21:00', to: '09:00' }

it.each([
  ['is quiet before midnight', night, '2026-01-20T22:10', '2026-01-21T09:00'],
  ['is quiet after midnight', night, '2026-01-20T02:00', '2026-01-20T09:00'],
  ['is quiet from the start time', night, '2026-01-20T21:00', '2026-01-21T09:00'],
  ['is not quiet at the end time', night, '2026-01-20T09:00', null],
  ['is not quiet by day', night, '2026-01-20T15:00', null],
  [
    'is quiet between two times of a day',
    { from: '13:00', to: '15:00' },
    '2026-01-20T14:00',
    '2026-01-20T15:00',
  ],
  ['is never quiet when both times are the same', { from: '09:00', to: '09:00' }, '2026-01-20T09:00', null],
  ['is quiet over the end of a year', night, '2026-12-31T23:59', '2027-01-01T09:00'],
])('it %s', (_, hours, moment, until) => {
  expect(quietUntil(at(moment), hours, 'Asia/Kolkata')).toBe(until && at(until))
})
