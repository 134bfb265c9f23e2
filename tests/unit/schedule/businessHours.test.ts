import { describe, expect, it } from 'vitest'
import { addBusinessTime, type BusinessHours, businessTimeBetween } from '#domain/schedule/businessHours.ts'

const HOUR = 3_600_000
const INDIA = 'Asia/Kolkata'
/** Monday to Saturday, 10 to 19; 26 January 2026 is a Monday. */
const hours: BusinessHours = {
  weekdays: [1, 2, 3, 4, 5, 6],
  opensAt: '10:00',
  closesAt: '19:00',
  holidays: ['2026-01-26'],
}
const at = (local: string): number => Date.parse(`${local}+05:30`)

describe('a deadline in business hours', () => {
  it.each([
    ['within a day', '2026-01-20T11:00', 4, '2026-01-20T15:00'],
    ['from before opening', '2026-01-20T06:00', 2, '2026-01-20T12:00'],
    ['from after closing', '2026-01-20T23:00', 2, '2026-01-21T12:00'],
    ['over a night', '2026-01-20T17:00', 4, '2026-01-21T12:00'],
    ['to the minute of closing', '2026-01-20T17:00', 2, '2026-01-20T19:00'],
    ['over a Sunday and a holiday', '2026-01-24T18:00', 2, '2026-01-27T11:00'],
    ['of several days', '2026-01-20T10:00', 20, '2026-01-22T12:00'],
  ])('%s', (_, from, length, due) => {
    expect(addBusinessTime(at(from), length * HOUR, hours, INDIA)).toBe(at(due))
    expect(businessTimeBetween(at(from), at(due), hours, INDIA)).toBe(length * HOUR)
  })

  it('keeps local hours where clocks are changed', () => {
    const friday = Date.parse('2026-03-27T18:00Z') // London; clocks go forward on Sunday the 29th
    const due = Date.parse('2026-03-30T11:00+01:00')
    const week = { ...hours, weekdays: [1, 2, 3, 4, 5] }
    expect(addBusinessTime(friday, 2 * HOUR, week, 'Europe/London')).toBe(due)
  })

  it('counts hours of the clock when there are no business hours', () => {
    const never = { ...hours, weekdays: [] }
    expect(addBusinessTime(at('2026-01-25T11:00'), HOUR, never, INDIA)).toBe(at('2026-01-25T12:00'))
    expect(businessTimeBetween(at('2026-01-25T11:00'), at('2026-01-25T12:00'), never, INDIA)).toBe(HOUR)
  })

  it('has no time between a moment and an earlier one', () => {
    expect(businessTimeBetween(at('2026-01-21T11:00'), at('2026-01-20T11:00'), hours, INDIA)).toBe(0)
    expect(businessTimeBetween(at('2026-01-25T11:00'), at('2026-01-25T12:00'), hours, INDIA)).toBe(0)
  })
})
