import { useCallback, useSyncExternalStore } from 'react'

const CHANGED = 'shala:list'
const nothing: readonly never[] = []

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', listener)
  }
}

/** Lists that this browser keeps under keys; what `isEntry` does not know, such as other people's and broken values, counts as nothing. */
export function deviceList<Entry>(isEntry: (value: unknown) => value is Entry) {
  /** The parsed value of each key beside its text: the same text is always the same list. */
  const known = new Map<string, { text: string | null; list: readonly Entry[] }>()

  function read(key: string): readonly Entry[] {
    try {
      const text = localStorage.getItem(key)
      const last = known.get(key)
      if (last && last.text === text) return last.list
      const parsed: unknown = text ? JSON.parse(text) : []
      const list = Array.isArray(parsed) ? parsed.filter(isEntry) : nothing
      known.set(key, { text, list })
      return list
    } catch {
      return nothing
    }
  }

  function write(key: string, list: readonly Entry[]): void {
    try {
      if (list.length > 0) localStorage.setItem(key, JSON.stringify(list))
      else localStorage.removeItem(key)
    } catch {
      // A full or closed store: the page goes on without remembering.
    }
    window.dispatchEvent(new Event(CHANGED))
  }

  return { read, write }
}

/** A list as it is now, on the server an empty one. */
export function useDeviceList<Entry>(
  { read }: { read: (key: string) => readonly Entry[] },
  key: string,
): readonly Entry[] {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => read(key), [read, key]),
    () => nothing,
  )
}
