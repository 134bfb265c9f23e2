import type { CacheTag } from '#domain/pages/cacheTags.ts'

/** What has changed of a project since its index last read it: slugs by collection, or all of a collection. */
export class StaleParts {
  #parts = new Map<string, Set<string> | 'all'>()

  get isEmpty(): boolean {
    return this.#parts.size === 0
  }

  /** Notes one change by its tags: a collection's with those of documents beside it, or alone for any number of documents. */
  note(tags: readonly CacheTag[]): void {
    for (const collection of new Set(tags.map((tag) => tag.collection ?? ''))) {
      const slugs = tags.flatMap((tag) => (tag.collection === collection && tag.slug ? [tag.slug] : []))
      this.#add(collection, slugs.length > 0 ? slugs : 'all')
    }
  }

  /** Hands over everything and is empty again. */
  take(): [collection: string, slugs: readonly string[] | 'all'][] {
    const parts = [...this.#parts].map(
      ([collection, slugs]) =>
        [collection, slugs === 'all' ? slugs : [...slugs]] as [string, string[] | 'all'],
    )
    this.#parts = new Map()
    return parts
  }

  /** Takes back what could not be read. */
  add(parts: readonly [collection: string, slugs: readonly string[] | 'all'][]): void {
    for (const [collection, slugs] of parts) this.#add(collection, slugs)
  }

  #add(collection: string, slugs: readonly string[] | 'all'): void {
    const known = this.#parts.get(collection)
    if (slugs === 'all' || known === 'all') this.#parts.set(collection, 'all')
    else this.#parts.set(collection, new Set([...(known ?? []), ...slugs]))
  }
}
