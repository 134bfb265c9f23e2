import { expect } from 'vitest'

/**
 * Whether this run judges how long things take: `npm run test:long` alone, on a quiet machine. Everywhere else a time says more about
 * the machine than about the product.
 */
export const IS_TIMED = Boolean(process.env.LONG)

/** Expects that something took less than its limit, both in ms, where times are judged. What never ends fails at its test's timeout. */
export function expectWithin(tookMs: number, limitMs: number): void {
  if (IS_TIMED) expect(tookMs, 'ms').toBeLessThan(limitMs)
}

/** Tries of which the quickest counts: other programs and garbage collection slow down some. */
const TRIES = 8
/** Between the 8 of what grows evenly and the 64 of what grows with the square. */
const MAX_RATIO = 24

async function timeOf(work: (size: number) => unknown, size: number): Promise<number> {
  const startedAt = performance.now()
  await work(size)
  return performance.now() - startedAt
}

/**
 * Expects that the time of `work` grows with its size: eight times the size takes about eight times as long, and not the 64
 * times of something that looks at everything once more for each piece. Both are measured here and now, so that a slow machine is no fault.
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
