import type { CacheTag } from '#domain/pages/cacheTags.ts'

/** Changed documents of a project that are not yet reindexed: slugs by collection, or a whole collection. */
export class StaleParts {
  #parts = new Map<string, Set<string> | 'all'>()

  get isEmpty(): boolean {
    return this.#parts.size === 0
  }

  /** Records one change by its cache tags; a collection tag without document tags marks the whole collection. */
  note(tags: readonly CacheTag[]): void {
    for (const collection of new Set(tags.map((tag) => tag.collection ?? ''))) {
      const slugs = tags.flatMap((tag) => (tag.collection === collection && tag.slug ? [tag.slug] : []))
      this.#add(collection, slugs.length > 0 ? slugs : 'all')
    }
  }

  /** Returns and clears everything recorded. */
  take(): [collection: string, slugs: readonly string[] | 'all'][] {
    const parts = [...this.#parts].map(
      ([collection, slugs]) =>
        [collection, slugs === 'all' ? slugs : [...slugs]] as [string, string[] | 'all'],
    )
    this.#parts = new Map()
    return parts
  }

  /** Adds parts again that could not be reindexed. */
  add(parts: readonly [collection: string, slugs: readonly string[] | 'all'][]): void {
    for (const [collection, slugs] of parts) this.#add(collection, slugs)
  }

  #add(collection: string, slugs: readonly string[] | 'all'): void {
    const known = this.#parts.get(collection)
    if (slugs === 'all' || known === 'all') this.#parts.set(collection, 'all')
    else this.#parts.set(collection, new Set([...(known ?? []), ...slugs]))
  }
}
