import { createRequire } from 'node:module'

const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)

/** Lifetime of an entry (`revalidate` of pages and reads), ms; longer than any read takes. */
const FRESH_MS = 60_000

/** Maximum number of keys with start times: a failed read never calls `set`, so its start time is never removed otherwise. */
const MAX_BEGUN = 10_000

/** Start times of reads and renders that are not stored yet, by cache key, the latest last (ms since epoch). */
const begun = new Map()

function begin(key, at) {
  const open = (begun.get(key) ?? []).filter((time) => at - time < FRESH_MS)
  begun.delete(key)
  begun.set(key, [...open, at])
  if (begun.size > MAX_BEGUN) begun.delete(begun.keys().next().value)
}

/** The earliest start time of a key; the latest one is removed, since it is unknown which of several reads has ended. */
function end(key) {
  const open = begun.get(key) ?? []
  const [earliest = Date.now()] = open
  if (open.length > 1) begun.set(key, open.slice(0, -1))
  else begun.delete(key)
  return earliest
}

/**
 * Next's cache of pages and reads, except that the age of an entry counts from the start of its read or render instead of from its
 * end. With Next's own, an entry read before a change and stored after it would be served for a minute.
 */
export default class AgedCache extends FileSystemCache {
  async get(key, context) {
    const at = Date.now()
    const entry = await super.get(key, context)
    if (!entry || at - entry.lastModified >= FRESH_MS) begin(key, at)
    return entry
  }

  async set(key, value, context) {
    const at = end(key)
    await super.set(key, value, context)
    const kept = FileSystemCache.memoryCache?.get(key)
    // One ms earlier: a change in the same millisecond may have come after the read.
    if (kept) kept.lastModified = at - 1
  }
}
