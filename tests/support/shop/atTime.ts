import { vi } from 'vitest'

/** Does something as if it were another time (ms since epoch); the clock stands still meanwhile. */
export async function atTime<T>(time: number, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: time })
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}
