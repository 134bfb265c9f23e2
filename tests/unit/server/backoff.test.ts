import { expect, it } from 'vitest'
import { nextDelayMs } from '#cms/server/backoff.ts'

it('doubles the wait after each quick death, up to 30 s', () => {
  const delays: number[] = []
  for (let i = 0, last = 0; i < 9; i++) delays.push((last = nextDelayMs(last, 100)))
  expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

it('starts over after a minute of health', () => {
  expect(nextDelayMs(16_000, 60_000)).toBe(500)
})
