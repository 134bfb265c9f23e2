import { useCallback, useSyncExternalStore } from 'react'

const CHANGED = 'shala:list'
const EMPTY: readonly never[] = []

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * Lists stored in this browser, by key; entries that `isEntry` rejects, such as broken ones, are left out.
 */
export function deviceList<Entry>(isEntry: (value: unknown) => value is Entry) {
  /** The text of each key with its parsed list: the same text always returns the same array. */
  const known = new Map<string, { text: string | null; list: readonly Entry[] }>()

  function read(key: string): readonly Entry[] {
    try {
      const text = localStorage.getItem(key)
      const last = known.get(key)
      if (last && last.text === text) return last.list
      const parsed: unknown = text ? JSON.parse(text) : []
      const list = Array.isArray(parsed) ? parsed.filter(isEntry) : EMPTY
      known.set(key, { text, list })
      return list
    } catch {
      return EMPTY
    }
  }

  function write(key: string, list: readonly Entry[]): void {
    try {
      if (list.length > 0) localStorage.setItem(key, JSON.stringify(list))
      else localStorage.removeItem(key)
    } catch {
      // Storage is full or blocked: the page works without it.
    }
    window.dispatchEvent(new Event(CHANGED))
  }

  return { read, write }
}

/** The current list; empty on the server. */
export function useDeviceList<Entry>(
  { read }: { read: (key: string) => readonly Entry[] },
  key: string,
): readonly Entry[] {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => read(key), [read, key]),
    () => EMPTY,
  )
}
