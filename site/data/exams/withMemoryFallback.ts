import type { HallStore } from './HallStore.ts'
import { memoryHallStore } from './memoryHallStore.ts'

/**
 * A store whose writes may fail, as on a full disk: what it refuses is kept in memory, so that it is still sent, and `isDurable`
 * says from then on that a closed page loses it.
 */
export function withMemoryFallback(store: HallStore): HallStore {
  const memory = memoryHallStore()
  let isDurable = store.isDurable
  return {
    ...store,
    get isDurable() {
      return isDurable
    },
    keep: (hall, change) =>
      store.keep(hall, change).catch(() => {
        isDurable = false
        return memory.keep(hall, change)
      }),
    waiting: async (key) => {
      const both = await Promise.all([store.waiting(key).catch(() => []), memory.waiting(key)])
      return both.flat().sort((a, b) => a.epoch - b.epoch || a.sequence - b.sequence)
    },
    acknowledge: async (key, saves) => {
      await Promise.all([store.acknowledge(key, saves), memory.acknowledge(key, saves)])
    },
    reports: async (key) => (await Promise.all([store.reports(key), memory.reports(key)])).flat(),
    acknowledgeReports: async (key, numbers) => {
      await Promise.all([store.acknowledgeReports(key, numbers), memory.acknowledgeReports(key, numbers)])
    },
  }
}
