import type { BasePayload } from 'payload'
import type { CacheTag } from '#domain/pages/cacheTags.ts'
import { readDocuments, readLookups, readSlugs, readStamps, readSynonyms } from './readDocuments.ts'
import { SearchIndex } from './SearchIndex.ts'
import { StaleParts } from './StaleParts.ts'
import { SOURCES, type Source } from './sources.ts'

/** Maximum time a search waits for recent changes to be indexed, ms. */
const WAIT_MS = 400
/** Age after which the index is rebuilt, for changes that do not update `updatedAt`, ms. */
const MAX_AGE_MS = 600_000
/** Interval of comparisons with the database, in case a process was killed between a save and notifying the others, ms. */
const COMPARE_EVERY_MS = 60_000
/** Number of differences above which a whole collection is read again. */
const MAX_DIFFERENCES = 200
/** Documents indexed before yielding to the event loop. */
const YIELD_EVERY = 10

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

const sourceOf = (collection: string): Source | undefined =>
  (SOURCES as readonly Source[]).find((source) => source.collection === collection)

type Options = {
  payload: BasePayload
  project: string
  /** Whether other processes change documents too. @default true on MongoDB */
  isShared?: boolean
  clock?: () => number
}

/**
 * The search index of one project: built once on first use, and updated for the changes passed to `note`. Reads and indexes in small batches
 * so that requests are not blocked.
 */
export class LiveIndex {
  readonly #payload: BasePayload
  readonly #project: string
  readonly #isShared: boolean
  readonly #clock: () => number
  #index: SearchIndex | null = null
  #building: Promise<SearchIndex> | null = null
  #refreshing: Promise<void> | null = null
  #builtAt = 0
  #comparedAt = 0
  #comparing: Promise<void> | null = null
  #stamps = new Map<string, Map<string, string>>()
  readonly #stale = new StaleParts()
  /** Changes during a rebuild. */
  #staleWhileBuilding: StaleParts | null = null

  constructor({ payload, project, isShared, clock = () => performance.now() }: Options) {
    this.#payload = payload
    this.#isShared = isShared ?? payload.db.name !== 'sqlite'
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

  /** The index, updated with all changes unless that takes longer than `waitMs`; `isCurrent` is false then. */
  async current(waitMs = WAIT_MS): Promise<{ index: SearchIndex; isCurrent: boolean }> {
    if (!this.#index) return { index: await this.#build(), isCurrent: true }
    if (this.#clock() - this.#builtAt > MAX_AGE_MS) {
      this.#build().catch((err) =>
        this.#payload.logger.error({ msg: 'the search index could not be rebuilt', err }),
      )
    }
    if (this.#isShared && this.#clock() - this.#comparedAt > COMPARE_EVERY_MS) this.#compare()
    if (!this.#stale.isEmpty || this.#refreshing) await Promise.race([this.#refresh(), later(waitMs)])
    return { index: this.#index, isCurrent: this.#stale.isEmpty && !this.#refreshing }
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
    for (const source of SOURCES) {
      if (this.#isShared)
        this.#stamps.set(source.collection, await readStamps(this.#payload, this.#project, source))
      await this.#readSource(index, source)
    }
    while (!missed.isEmpty) await this.#catchUp(index, missed)
    this.#index = index
    this.#builtAt = this.#comparedAt = this.#clock()
    return index
  }

  /** In the background: records documents that were changed, added or removed since the last comparison. */
  #compare(): void {
    this.#comparedAt = this.#clock()
    this.#comparing ??= this.#noteDifferences()
      .catch((err) =>
        this.#payload.logger.error({ msg: 'the search index could not be compared with the database', err }),
      )
      .finally(() => {
        this.#comparing = null
      })
  }

  async #noteDifferences(): Promise<void> {
    for (const source of SOURCES) {
      const before = this.#stamps.get(source.collection) ?? new Map<string, string>()
      const now = await readStamps(this.#payload, this.#project, source)
      const changed = [...now].flatMap(([id, at]) => (before.get(id) === at ? [] : [id]))
      const isRemoved = [...before.keys()].some((id) => !now.has(id))
      if (changed.length > 0 || isRemoved) {
        const isWhole = isRemoved || changed.length > MAX_DIFFERENCES
        const slugs = isWhole ? ('all' as const) : await readSlugs(this.#payload, source, changed)
        this.#stale.add([[source.collection, slugs]])
      }
      this.#stamps.set(source.collection, now)
    }
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
