import type { BasePayload } from 'payload'

/** Pool name to reservation name to reservation id. */
type Settled = Map<string, Map<string, string>>

const settledByDatabase = new WeakMap<object, Settled>()

/**
 * Reservations that have an entry: their pools drop them with the next change. Kept in memory only; the sweeper finds what a restarted
 * process has lost.
 */
export function settledOf(payload: BasePayload, pool: string) {
  const pools: Settled = settledByDatabase.get(payload.db) ?? new Map()
  settledByDatabase.set(payload.db, pools)
  return {
    add: (name: string, id: string): void => {
      pools.set(pool, (pools.get(pool) ?? new Map()).set(name, id))
    },
    list: (): [string, string][] => [...(pools.get(pool) ?? [])],
    drop: (dropped: readonly [string, string][]): void => {
      const names = pools.get(pool)
      if (!names) return
      for (const [name, id] of dropped) if (names.get(name) === id) names.delete(name)
      if (names.size === 0) pools.delete(pool)
    },
  }
}
