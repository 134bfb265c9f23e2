import { useSyncExternalStore } from 'react'

/** Where a player is, s, for what follows it: notes, the transcript. */
export type PlayClock = {
  now: () => number
  set: (seconds: number) => void
  subscribe: (listener: () => void) => () => void
}

export function createPlayClock(startS: number): PlayClock {
  let position = startS
  const listeners = new Set<() => void>()
  return {
    now: () => position,
    set: (seconds) => {
      position = seconds
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The second at which the player is; re-renders once a second. */
export const usePlaySecond = (clock: PlayClock): number =>
  useSyncExternalStore(
    clock.subscribe,
    () => Math.floor(clock.now()),
    () => Math.floor(clock.now()),
  )
