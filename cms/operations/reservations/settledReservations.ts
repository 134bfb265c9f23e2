import type { BasePayload } from 'payload'

/** By pool, then by the name of a reservation, its id. */
type Settled = Map<string, Map<string, string>>

const known = new WeakMap<object, Settled>()

/**
 * Reservations whose end is written down by now: their pools drop them with their next change. Only a convenience of this process: what
 * it forgets the sweeper finds.
 */
export function settledOf(payload: BasePayload, pool: string) {
  const pools: Settled = known.get(payload.db) ?? new Map()
  known.set(payload.db, pools)
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
