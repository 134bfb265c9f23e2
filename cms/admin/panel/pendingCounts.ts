import type { Counts } from '#domain/calls/panel.ts'

const FRESH_MS = 60_000
/** Debounce after a write, ms: writes in quick succession cause one request. */
const SETTLE_MS = 800

type Options = {
  /** The counts of the server; null when they cannot be read. */
  read: () => Promise<Counts | null>
  now: () => number
}

/** Pending work by module for all parts of the panel that show it: read when older than a minute, and again after a write. */
export function createPendingCounts({ read, now }: Options) {
  let counts: Counts = {}
  let readAt = Number.NEGATIVE_INFINITY
  let settling: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  async function refresh(): Promise<void> {
    if (now() - readAt < FRESH_MS) return
    const startedAt = now()
    readAt = startedAt
    const answer = await read()
    // Outdated: a write came after the request.
    if (!answer || readAt !== startedAt) return
    counts = answer
    for (const listener of listeners) listener()
  }
  return {
    current: () => counts,
    refresh,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** After a write: reloads the counts, once for writes in quick succession; not on the login page, where nothing shows them. */
    expire() {
      readAt = Number.NEGATIVE_INFINITY
      clearTimeout(settling)
      settling = setTimeout(() => {
        if (listeners.size > 0) void refresh()
      }, SETTLE_MS)
    },
  }
}
