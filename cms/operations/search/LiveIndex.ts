import type { BasePayload } from 'payload'
import type { CacheTag } from '#domain/pages/cacheTags.ts'
import { readDocuments, readLookups, readSynonyms } from './readDocuments.ts'
import { SearchIndex } from './SearchIndex.ts'
import { StaleParts } from './StaleParts.ts'
import { SOURCES, type Source } from './sources.ts'

/** Maximum time a search waits for recent changes to be indexed, ms. */
const WAIT_MS = 400
/** Age after which the index is rebuilt, in case another process has changed documents, ms. */
const MAX_AGE_MS = 600_000
/** Documents indexed before yielding to the event loop. */
const YIELD_EVERY = 10

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

const sourceOf = (collection: string): Source | undefined =>
  (SOURCES as readonly Source[]).find((source) => source.collection === collection)

type Options = { payload: BasePayload; project: string; clock?: () => number }

/**
 * The search index of one project: built once on first use, and updated for the changes passed to `note`. Reads and indexes in small batches
 * so that requests are not blocked.
 */
export class LiveIndex {
  readonly #payload: BasePayload
  readonly #project: string
  readonly #clock: () => number
  #index: SearchIndex | null = null
  #building: Promise<SearchIndex> | null = null
  #refreshing: Promise<void> | null = null
  #builtAt = 0
  readonly #stale = new StaleParts()
  /** Changes during a rebuild. */
  #staleWhileBuilding: StaleParts | null = null

  constructor({ payload, project, clock = () => performance.now() }: Options) {
    this.#payload = payload
    this.#project = project
    this.#clock = clock
  }

  /** Number of documents. */
  get size(): number {
    return this.#index?.size ?? 0
  }

  /** Records the cache tags of one change. */
  note(tags: readonly CacheTag[]): void {
    this.#stale.note(tags)
    this.#staleWhileBuilding?.note(tags)
  }

  /** The index, updated with all changes unless that takes longer than WAIT_MS. */
  async current(): Promise<SearchIndex> {
    if (!this.#index) return this.#build()
    if (this.#clock() - this.#builtAt > MAX_AGE_MS) {
      this.#build().catch((err) =>
        this.#payload.logger.error({ msg: 'the search index could not be rebuilt', err }),
      )
    }
    if (!this.#stale.isEmpty || this.#refreshing) await Promise.race([this.#refresh(), later(WAIT_MS)])
    return this.#index
  }

  #build(): Promise<SearchIndex> {
    this.#building ??= this.#readAll().finally(() => {
      this.#building = null
      this.#staleWhileBuilding = null
    })
    return this.#building
  }

  async #readAll(): Promise<SearchIndex> {
    const missed = new StaleParts()
    this.#staleWhileBuilding = missed
    const index = new SearchIndex()
    index.synonyms = await readSynonyms(this.#payload, this.#project)
    for (const source of SOURCES) await this.#readSource(index, source)
    while (!missed.isEmpty) await this.#catchUp(index, missed)
    this.#index = index
    this.#builtAt = this.#clock()
    return index
  }

  #refresh(): Promise<void> {
    this.#refreshing ??= this.#refreshAll().finally(() => {
      this.#refreshing = null
    })
    return this.#refreshing
  }

  async #refreshAll(): Promise<void> {
    try {
      while (this.#index && !this.#stale.isEmpty) await this.#catchUp(this.#index, this.#stale)
    } catch (err) {
      this.#payload.logger.error({ msg: 'a change could not be added to the search index', err })
    }
  }

  async #catchUp(index: SearchIndex, stale: StaleParts): Promise<void> {
    const parts = stale.take()
    try {
      for (const [collection, slugs] of parts) {
        const source = sourceOf(collection)
        if (source) await this.#readSource(index, source, slugs)
        else if (collection === 'search-synonyms')
          index.synonyms = await readSynonyms(this.#payload, this.#project)
        else if (collection === 'categories') await this.#readSource(index, SOURCES[0])
      }
    } catch (err) {
      stale.add(parts)
      throw err
    }
  }

  /** Reindexes the named documents, or all; deleted and unpublished ones are removed. */
  async #readSource(index: SearchIndex, source: Source, slugs: readonly string[] | 'all' = 'all') {
    const { collection } = source
    const removedKeys = new Set(
      slugs === 'all'
        ? index.keysOf(collection)
        : slugs.flatMap((slug) => index.keyAt(collection, slug) ?? []),
    )
    const lookups =
      collection === 'selling-products'
        ? await readLookups(this.#payload, this.#project)
        : { categories: new Map<string, string>() }
    const selectedSlugs = slugs === 'all' ? undefined : slugs
    for await (const documents of readDocuments(
      this.#payload,
      this.#project,
      source,
      lookups,
      selectedSlugs,
    )) {
      for (const [at, document] of documents.entries()) {
        index.put(document)
        removedKeys.delete(document.key)
        if (at % YIELD_EVERY === YIELD_EVERY - 1) await turn()
      }
    }
    for (const key of removedKeys) index.drop(key)
  }
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
