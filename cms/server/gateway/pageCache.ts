import { LRUCache } from 'lru-cache'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { Log } from '../process/log.ts'
import { isAffected, type PageIdentity } from './pageTags.ts'
import { StalePages } from './stalePages.ts'
import type { StoredPage } from './storedPage.ts'

/** Share of the memory for pages with unbounded keys, such as searches. */
const RARE_SHARE = 0.25

type Entry = { identity: PageIdentity; page: StoredPage; storedAt: number }
type PendingLoad = {
  identity: PageIdentity
  page: Promise<StoredPage>
  /** False while it waits for `#obstacles`. */
  isStarted: boolean
  isOutdated: boolean
}

export type PageRequest = {
  key: string
  identity: PageIdentity
  isRare: boolean
  /** How long a stored page is served without reloading, ms. */
  freshMs: number
  /** For editors: never serves a page that was just purged, but waits for the new one. */
  waitsForFresh?: boolean
  load: () => Promise<StoredPage>
}

type Options = {
  maxBytes: number
  log: Log
  /** Resolves when the site has been revalidated for all changes so far; null when nothing is pending. */
  pendingChanges?: () => Promise<void> | null
  now?: () => number
}

/** Key of a page independent of its variant. */
const placeOf = ({ project, path }: PageIdentity): string => `${project} ${path}`

/** Not-found pages are cached this long, ms. */
const MISSING_MS = 10_000

const newStore = (maxSize: number) =>
  new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ page }, key) => page.bytes + key.length + 500 })

/**
 * Pages in memory, bounded by bytes. Loads of a key are shared. Expired pages are served stale while they are reloaded, and when
 * the site fails. After a purge the first visitor waits for the new page; others get the previous one until it is loaded.
 */
export class PageCache {
  readonly #common: LRUCache<string, Entry>
  readonly #rare: LRUCache<string, Entry>
  readonly #stale: StalePages
  readonly #pendingLoads = new Map<string, PendingLoad>()
  /** Loads of pages, by place, that a change made outdated while they were running. */
  readonly #outdatedLoads = new Map<string, Promise<unknown>>()
  readonly #log: Log
  readonly #pendingChanges: () => Promise<void> | null
  readonly #now: () => number

  constructor({ maxBytes, log, pendingChanges: changesOnTheirWay = () => null, now = Date.now }: Options) {
    this.#common = newStore(Math.floor(maxBytes * (1 - RARE_SHARE)))
    this.#rare = newStore(Math.floor(maxBytes * RARE_SHARE))
    this.#stale = new StalePages(now)
    this.#log = log
    this.#pendingChanges = changesOnTheirWay
    this.#now = now
  }

  /** The page from memory or from its loader; rejects with the loader's error when there is no stored page. */
  async get(request: PageRequest): Promise<StoredPage> {
    const entry = this.#common.get(request.key) ?? this.#rare.get(request.key)
    if (!entry) return this.#staleFor(request) ?? this.#load(request)
    const age = this.#now() - entry.storedAt
    const isMissing = entry.page.status === 404
    if (age < (isMissing ? Math.min(MISSING_MS, request.freshMs) : request.freshMs)) return entry.page
    if (!isMissing && age < DAY_MS) {
      this.#load(request).catch((err: unknown) =>
        this.#log.warn({ err, msg: 'an old page could not be renewed' }),
      )
      return entry.page
    }
    return this.#loadOrKeep(request, entry)
  }

  /** Whether a page returned by `get` is still the one in memory and younger than `freshMs`, so no change has outdated it since the request. */
  isCurrent({ key, freshMs }: Pick<PageRequest, 'key' | 'freshMs'>, page: StoredPage): boolean {
    const entry = this.#common.get(key) ?? this.#rare.get(key)
    return entry?.page === page && this.#now() - entry.storedAt < freshMs
  }

  /** Drops pages that a change affects; affected pages that are being loaded are not stored. */
  purge(tags: readonly string[]): void {
    this.#drop((identity) => isAffected(identity, tags))
  }

  /** Drops all pages; files of the build, which no change affects, are kept. */
  clear(): void {
    this.#drop(({ project }) => project !== null)
  }

  #drop(isOutdated: (identity: PageIdentity) => boolean): void {
    for (const store of [this.#common, this.#rare]) {
      for (const [key, { identity, page }] of store.entries()) {
        if (!isOutdated(identity)) continue
        store.delete(key)
        if (store === this.#common) this.#stale.add(key, page)
      }
    }
    for (const [key, pendingLoad] of this.#pendingLoads) {
      if (!pendingLoad.isStarted || !isOutdated(pendingLoad.identity)) continue
      pendingLoad.isOutdated = true
      this.#pendingLoads.delete(key)
      this.#rememberOutdated(pendingLoad)
    }
  }

  #rememberOutdated({ identity, page }: PendingLoad): void {
    const place = placeOf(identity)
    const over = Promise.allSettled([page, this.#outdatedLoads.get(place)]).then(() => {
      if (this.#outdatedLoads.get(place) === over) this.#outdatedLoads.delete(place)
    })
    this.#outdatedLoads.set(place, over)
  }

  /** What a new load must wait for, null for nothing: the site's revalidation, and an outdated load, with which the site would share its result. */
  #obstacles(identity: PageIdentity): Promise<unknown> | null {
    const found = [this.#pendingChanges(), this.#outdatedLoads.get(placeOf(identity))].filter(Boolean)
    return found.length === 0 ? null : Promise.all(found)
  }

  get bytes(): number {
    return this.#common.calculatedSize + this.#rare.calculatedSize
  }

  /** The previous version of a purged page, while another visitor waits for the new one. */
  #staleFor({ key, waitsForFresh: waitsForNew }: PageRequest): StoredPage | undefined {
    return waitsForNew || !this.#pendingLoads.has(key) ? undefined : this.#stale.get(key)
  }

  async #loadOrKeep(request: PageRequest, entry: Entry): Promise<StoredPage> {
    try {
      const page = await this.#load(request)
      return page.status >= 500 ? entry.page : page
    } catch (err) {
      this.#log.warn({ err, msg: 'a page could not be loaded, the stored one is served' })
      return entry.page
    }
  }

  #load(request: PageRequest): Promise<StoredPage> {
    const { key, identity, load } = request
    const running = this.#pendingLoads.get(key)
    if (running) return running.page
    const pending = this.#obstacles(identity)
    const begin = () => {
      pendingLoad.isStarted = true
      return load()
    }
    const pendingLoad: PendingLoad = {
      identity,
      isStarted: pending === null,
      isOutdated: false,
      page: pending === null ? load() : pending.then(begin),
    }
    this.#pendingLoads.set(key, pendingLoad)
    pendingLoad.page = pendingLoad.page
      .then((page) => {
        if (page.isStorable && !pendingLoad.isOutdated) this.#store(request, page)
        return page
      })
      .finally(() => {
        if (this.#pendingLoads.get(key) === pendingLoad) this.#pendingLoads.delete(key)
      })
    return pendingLoad.page
  }

  #store({ key, identity, isRare }: PageRequest, page: StoredPage): void {
    const store = isRare || page.status === 404 ? this.#rare : this.#common
    this.#common.delete(key)
    this.#rare.delete(key)
    this.#stale.delete(key)
    store.set(key, { identity, page, storedAt: this.#now() })
  }
}
