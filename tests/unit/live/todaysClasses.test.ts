import { expect, test } from 'vitest'
import { todaysClasses } from '#domain/live/todaysClasses.ts'

const HOUR = 3_600_000
const at = (state: 'scheduled' | 'waiting' | 'live' | 'recorded' | 'cancelled', hours: number) => ({
  state,
  startsAt: hours * HOUR,
})

test('joinable classes come first, then only the next class of the coming week', () => {
  const [recorded, live, waiting, cancelled, next, later] = [
    at('recorded', -50),
    at('live', -1),
    at('waiting', 0),
    at('cancelled', 1),
    at('scheduled', 24),
    at('scheduled', 48),
  ]
  expect(todaysClasses([recorded, live, waiting, cancelled, next, later], 0)).toEqual([live, waiting, next])
})

test('a class after more than a week, and one whose time has passed, are not next', () => {
  expect(todaysClasses([at('scheduled', -1), at('scheduled', 7 * 24 + 1)], 0)).toEqual([])
})
