import { LRUCache } from 'lru-cache'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { type CacheTag, readTags } from '#domain/pages/cacheTags.ts'
import { onChange } from '../../config/changes.ts'
import { LiveIndex } from './LiveIndex.ts'
import type { SearchIndex } from './SearchIndex.ts'

/** Documents of all projects kept in memory; about 8 KB each. */
const MAX_DOCUMENTS = 120_000
const MAX_PROJECTS = 200

/** LRU cache of the projects' search indexes, updated for changes. */
export class SearchIndexes {
  readonly #payload: BasePayload
  readonly #live: LRUCache<string, LiveIndex>

  constructor(payload: BasePayload, { maxDocuments = MAX_DOCUMENTS } = {}) {
    this.#payload = payload
    this.#live = new LRUCache({
      max: MAX_PROJECTS,
      maxSize: maxDocuments,
      sizeCalculation: (index) => Math.min(maxDocuments, Math.max(1, index.size)),
    })
  }

  /** Number of projects in memory. */
  get size(): number {
    return this.#live.size
  }

  /** The index of a project, and whether it has all changes so far; it waits for them at most `waitMs`. */
  async of(
    { id, slug }: RequestProject,
    waitMs?: number,
  ): Promise<{ index: SearchIndex; isCurrent: boolean }> {
    const live = this.#live.get(slug) ?? new LiveIndex({ payload: this.#payload, project: id })
    if (!this.#live.has(slug)) this.#live.set(slug, live)
    const before = live.size
    const current = await live.current(waitMs)
    // Set it again with its actual size, unless it was evicted in the meantime.
    if (live.size !== before && this.#live.peek(slug) === live) {
      this.#live.delete(slug)
      this.#live.set(slug, live)
    }
    return current
  }

  /** Drops all indexes; each is built again when it is searched. */
  clear(): void {
    this.#live.clear()
  }

  /** Handles the cache tags of one change; a tag of a whole project drops its index. */
  note(tags: readonly string[]): void {
    const bySlug = new Map<string, CacheTag[]>()
    for (const tag of readTags(tags)) {
      if (tag.collection === null) this.#live.delete(tag.project)
      else bySlug.set(tag.project, [...(bySlug.get(tag.project) ?? []), tag])
    }
    for (const [slug, own] of bySlug) this.#live.peek(slug)?.note(own)
  }
}

const opened = new WeakMap<BasePayload, SearchIndexes>()

/** The indexes of this process. */
export function searchIndexes(payload: BasePayload): SearchIndexes {
  const existing = opened.get(payload)
  if (existing) return existing
  const indexes = new SearchIndexes(payload)
  opened.set(payload, indexes)
  onChange({ changed: (tags) => indexes.note(tags), missed: () => indexes.clear() })
  return indexes
}
