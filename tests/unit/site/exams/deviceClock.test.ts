import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClock } from '#site/features/exams/hall/engine/createClock.ts'

const HOUR = 3_600_000
/** The server's time when the hall opens. */
const SERVER = Date.UTC(2026, 10, 27, 10)

let steady: number
/** The clock of a hall that was opened at SERVER, 40 ms after its call left. */
const open = () =>
  createClock(() => steady, { serverNow: SERVER - 20, sentAt: steady - 40, receivedAt: steady })

/** Time passes, on both clocks of the device alike. */
function pass(ms: number): void {
  steady += ms
  vi.setSystemTime(Date.now() + ms)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // Three days behind, as the clocks of some phones are.
  vi.setSystemTime(SERVER - 72 * HOUR)
  steady = 5000
})
afterEach(() => void vi.useRealTimers())

it('a device whose clock is days behind shows the server’s time', () => {
  const clock = open()
  pass(10_000)
  expect(clock.noticeSleep()).toBe(false)
  expect(clock.now()).toBe(SERVER + 10_000)
})

it.each([
  ['ahead by three hours', 3 * HOUR],
  ['back by three hours', -3 * HOUR],
])('a student who sets the clock %s has the same time left after the next call', (_, changed) => {
  const clock = open()
  pass(1000)
  vi.setSystemTime(Date.now() + changed)
  pass(500)
  // The hall calls the server at once when it notices.
  expect(clock.noticeSleep()).toBe(changed > 0)
  pass(60)
  clock.measure({ serverNow: SERVER + 1530, sentAt: steady - 60, receivedAt: steady })
  expect(clock.now()).toBe(SERVER + 1560)
  pass(HOUR)
  expect(clock.noticeSleep()).toBe(false)
  expect(clock.now()).toBe(SERVER + 1560 + HOUR)
})

it('a laptop that slept, and whose steady clock stood still, knows at once how much time is left', () => {
  const clock = open()
  pass(1000)
  vi.setSystemTime(Date.now() + HOUR)
  expect(clock.noticeSleep()).toBe(true)
  expect(clock.now()).toBe(SERVER + 1000 + HOUR)
})
