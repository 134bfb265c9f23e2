import { expect, it } from 'vitest'
import { nextDelayMs } from '#cms/server/process/backoff.ts'

it('doubles the delay after each quick exit, up to 30 s', () => {
  const delays = [0]
  for (let i = 0; i < 9; i++) delays.push(nextDelayMs(delays.at(-1) ?? 0, 100))
  expect(delays.slice(1)).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

it('resets after a healthy minute', () => {
  expect(nextDelayMs(16_000, 60_000)).toBe(500)
})
