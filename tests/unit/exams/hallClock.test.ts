import { describe, expect, it, test } from 'vitest'
import { measuredClock, serverTimeAt } from '#domain/exams/attempts/serverClock.ts'
import { announcedMinutes, clockDigits } from '#domain/exams/attempts/timeLeft.ts'

describe('the server’s clock on a device', () => {
  it('is read from the middle of a call', () => {
    const clock = measuredClock(null, { serverNow: 1_000_000, sentAt: 100, receivedAt: 300 })
    expect(clock).toEqual({ offset: 999_800, error: 100, measuredAt: 300 })
    expect(serverTimeAt(clock, 1300)).toBe(1_001_100)
  })
  it('keeps an exact measurement against a vague one that agrees with it', () => {
    const exact = measuredClock(null, { serverNow: 1000, sentAt: 0, receivedAt: 20 })
    expect(measuredClock(exact, { serverNow: 3500, sentAt: 1000, receivedAt: 5000 })).toBe(exact)
  })
  it('follows a vague measurement that contradicts it, as after a sleep of the device', () => {
    const exact = measuredClock(null, { serverNow: 1000, sentAt: 0, receivedAt: 20 })
    const slept = measuredClock(exact, { serverNow: 601_000, sentAt: 1000, receivedAt: 2000 })
    expect(serverTimeAt(slept, 2000)).toBe(601_500)
  })
  it('gives an exact measurement up after five minutes', () => {
    const exact = measuredClock(null, { serverNow: 1000, sentAt: 0, receivedAt: 20 })
    const later = measuredClock(exact, { serverNow: 402_000, sentAt: 400_000, receivedAt: 403_000 })
    expect(later.measuredAt).toBe(403_000)
  })
})

test.each([
  [6_127_000, '1:42:07'],
  [292_000, '0:04:52'],
  [291_001, '0:04:52'],
  [0, '0:00:00'],
  [-5000, '0:00:00'],
  [36_000_000, '10:00:00'],
])('%s ms are shown as %s', (left, digits) => {
  expect(clockDigits(left)).toBe(digits)
})

test.each([
  [1_800_500, 1_799_900, 30],
  [1_800_000, 1_799_000, null],
  [600_400, 599_400, 10],
  [300_001, 300_000, 5],
  [2_000_000, 50_000, 1],
  [40_000, 39_000, null],
])('when %s ms left become %s, %s minutes are announced', (before, left, minutes) => {
  expect(announcedMinutes(before, left)).toBe(minutes)
})
