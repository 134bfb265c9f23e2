import type { BasePayload } from 'payload'
import type { CacheTag } from '#domain/pages/cacheTags.ts'
import { readDocuments, readLookups, readSynonyms } from './readDocuments.ts'
import { SearchIndex } from './SearchIndex.ts'
import { StaleParts } from './StaleParts.ts'
import { SOURCES, type Source } from './sources.ts'

/** A search waits this long for what has just changed, ms; with more to read it answers with what is known. */
const WAIT_MS = 400
/** After this all is read anew, in case another process has changed something, ms. */
const MAX_AGE_MS = 600_000
/** Documents that are taken in before others have their turn. */
const AT_ONCE = 10

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

const sourceOf = (collection: string): Source | undefined =>
  (SOURCES as readonly Source[]).find((source) => source.collection === collection)

type Options = { payload: BasePayload; project: string; clock?: () => number }

/**
 * The index of one project: built when it is first asked for, once however many ask, and kept up with the changes it is
 * told of. Reads and builds in small portions, so that nothing else waits long.
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
  /** What has changed while a new index is being built. */
  #staleWhileBuilding: StaleParts | null = null

  constructor({ payload, project, clock = () => performance.now() }: Options) {
    this.#payload = payload
    this.#project = project
    this.#clock = clock
  }

  /** How many documents it holds. */
  get size(): number {
    return this.#index?.size ?? 0
  }

  /** Notes the tags of one change. */
  note(tags: readonly CacheTag[]): void {
    this.#stale.note(tags)
    this.#staleWhileBuilding?.note(tags)
  }

  /** The index with everything that has changed so far, unless reading that takes long. */
  async current(): Promise<SearchIndex> {
    if (!this.#index) return this.#build()
    if (this.#clock() - this.#builtAt > MAX_AGE_MS) {
      this.#build().catch((err) => this.#payload.logger.error({ msg: 'the search was not built anew', err }))
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
      this.#payload.logger.error({ msg: 'the search did not take in a change', err })
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

  /** Reads the named documents, or all; those that are gone, or not public any more, leave the index. */
  async #readSource(index: SearchIndex, source: Source, slugs: readonly string[] | 'all' = 'all') {
    const { collection } = source
    const gone = new Set(
      slugs === 'all'
        ? index.keysOf(collection)
        : slugs.flatMap((slug) => index.keyAt(collection, slug) ?? []),
    )
    const lookups =
      collection === 'selling-products'
        ? await readLookups(this.#payload, this.#project)
        : { categories: new Map<string, string>() }
    const named = slugs === 'all' ? undefined : slugs
    for await (const documents of readDocuments(this.#payload, this.#project, source, lookups, named)) {
      for (const [at, document] of documents.entries()) {
        index.put(document)
        gone.delete(document.key)
        if (at % AT_ONCE === AT_ONCE - 1) await turn()
      }
    }
    for (const key of gone) index.drop(key)
  }
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
