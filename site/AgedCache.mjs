import { createRequire } from 'node:module'

const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)

/** How long an entry is fresh (`revalidate` of pages and reads); no read takes so long, ms. */
const FRESH_MS = 60_000

/** Keys whose beginnings are remembered: what fails or is not found is never kept, and nobody says so. */
const MAX_BEGUN = 10_000

/** Times at which reads and renders began that have not been kept yet, by the key of their entry; the latest one is the last. */
const begun = new Map()

function begin(key, at) {
  const open = (begun.get(key) ?? []).filter((time) => at - time < FRESH_MS)
  begun.delete(key)
  begun.set(key, [...open, at])
  if (begun.size > MAX_BEGUN) begun.delete(begun.keys().next().value)
}

/** The time of the earliest of those that are open; the latest one is taken off, since it is not known which of them ends. */
function end(key) {
  const open = begun.get(key) ?? []
  const [earliest = Date.now()] = open
  if (open.length > 1) begun.set(key, open.slice(0, -1))
  else begun.delete(key)
  return earliest
}

/**
 * Next's cache of pages and reads, with one difference: an entry is as old as the beginning of the read or render it is made of, not as its
 * end. With Next's own, what was read before a change and is kept after it would be shown for a minute.
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
    // One earlier: a change of the same millisecond may have come after.
    if (kept) kept.lastModified = at - 1
  }
}
