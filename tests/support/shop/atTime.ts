import { vi } from 'vitest'

/** Runs `work` with the clock stopped at `time` (ms since epoch). */
export async function atTime<T>(time: number, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: time })
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}
