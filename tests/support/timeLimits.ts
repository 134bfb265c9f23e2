import { expect } from 'vitest'

/**
 * Whether this run checks durations: only `npm run test:long`, on a quiet machine. In other runs a duration depends more on
 * the machine than on the product.
 */
export const IS_TIMED = Boolean(process.env.LONG)

/** In the long run, expects that an operation took less than its limit, both in ms. An operation that hangs fails by its test's timeout. */
export function expectWithin(tookMs: number, limitMs: number): void {
  if (IS_TIMED) expect(tookMs, 'ms').toBeLessThan(limitMs)
}

/** Number of measurements, of which the fastest counts: other programs and garbage collection slow down some. */
const TRIES = 8
/** Between the ratio 8 of linear growth and the 64 of quadratic growth. */
const MAX_RATIO = 24

async function timeOf(work: (size: number) => unknown, size: number): Promise<number> {
  const startedAt = performance.now()
  await work(size)
  return performance.now() - startedAt
}

/**
 * Expects that the time of `work` grows linearly: eight times the size takes about eight times as long, not 64 times as with
 * quadratic growth. Both sizes are measured in the same run, so that the speed of the machine does not matter.
 */
export async function expectLinear(work: (size: number) => unknown, size: number): Promise<void> {
  // The first run compiles what it runs.
  await work(size / 8)
  let [eighth, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let tries = 0; tries < TRIES && !(whole / eighth < MAX_RATIO); tries++) {
    eighth = Math.min(eighth, await timeOf(work, size / 8))
    whole = Math.min(whole, await timeOf(work, size))
  }
  expect(whole / eighth, 'times as long for eight times as much').toBeLessThan(MAX_RATIO)
}
