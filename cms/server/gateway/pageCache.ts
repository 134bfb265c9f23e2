import { LRUCache } from 'lru-cache'
import type { Log } from '../process/log.ts'
import { isAffected, type PageIdentity } from './pageTags.ts'
import { StalePages } from './stalePages.ts'
import type { StoredPage } from './storedPage.ts'

const DAY_MS = 86_400_000
/** Part of the memory for pages of which there may be endlessly many. */
const RARE_SHARE = 0.25

type Entry = { identity: PageIdentity; page: StoredPage; storedAt: number }
type Flight = {
  identity: PageIdentity
  page: Promise<StoredPage>
  /** False while it waits for the site to hear of what changed before. */
  hasBegun: boolean
  isSpoiled: boolean
}

export type Wanted = {
  key: string
  identity: PageIdentity
  isRare: boolean
  /** How long a stored page is served without asking again, ms. */
  freshMs: number
  /** Whether the visitor rather waits than sees a page that has just changed: somebody who edits. */
  waitsForNew?: boolean
  load: () => Promise<StoredPage>
}

type Options = {
  maxBytes: number
  log: Log
  /** Resolves when the site has heard of all changes so far, since what it draws earlier may show its old data; null: it has. */
  changesOnTheirWay?: () => Promise<void> | null
  now?: () => number
}

/** Not-found pages are kept this long, ms. */
const MISSING_MS = 10_000

const newStore = (maxSize: number) =>
  new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ page }, key) => page.bytes + key.length + 500 })

/**
 * Pages in memory, bounded by bytes. One load at a time for a key; pages that are only old are served at once and loaded
 * again behind the visitor's back; when the site fails, the last good page goes on. After a change the first visitor waits
 * for the new page, and who comes while it is drawn sees the one before.
 */
export class PageCache {
  readonly #common: LRUCache<string, Entry>
  readonly #rare: LRUCache<string, Entry>
  readonly #leaving: StalePages
  readonly #flights = new Map<string, Flight>()
  readonly #log: Log
  readonly #changesOnTheirWay: () => Promise<void> | null
  readonly #now: () => number

  constructor({ maxBytes, log, changesOnTheirWay = () => null, now = Date.now }: Options) {
    this.#common = newStore(Math.floor(maxBytes * (1 - RARE_SHARE)))
    this.#rare = newStore(Math.floor(maxBytes * RARE_SHARE))
    this.#leaving = new StalePages(now)
    this.#log = log
    this.#changesOnTheirWay = changesOnTheirWay
    this.#now = now
  }

  /** The page, from memory or from its loader; throws what the loader threw when there is nothing to fall back on. */
  async get(wanted: Wanted): Promise<StoredPage> {
    const entry = this.#common.get(wanted.key) ?? this.#rare.get(wanted.key)
    if (!entry) return this.#leavingFor(wanted) ?? this.#load(wanted)
    const age = this.#now() - entry.storedAt
    const isMissing = entry.page.status === 404
    if (age < (isMissing ? Math.min(MISSING_MS, wanted.freshMs) : wanted.freshMs)) return entry.page
    if (!isMissing && age < DAY_MS) {
      this.#load(wanted).catch((err: unknown) =>
        this.#log.warn({ err, msg: 'an old page could not be renewed' }),
      )
      return entry.page
    }
    return this.#loadOrKeep(wanted, entry)
  }

  /** Drops what a change shows on, and keeps pages that are being loaded from being stored. */
  purge(tags: readonly string[]): void {
    for (const store of [this.#common, this.#rare]) {
      for (const [key, { identity, page }] of store.entries()) {
        if (!isAffected(identity, tags)) continue
        store.delete(key)
        if (store === this.#common) this.#leaving.add(key, page)
      }
    }
    for (const [key, flight] of this.#flights) {
      if (!flight.hasBegun || !isAffected(flight.identity, tags)) continue
      flight.isSpoiled = true
      this.#flights.delete(key)
    }
  }

  get bytes(): number {
    return this.#common.calculatedSize + this.#rare.calculatedSize
  }

  /** What the page was, while somebody else already waits for what it is. */
  #leavingFor({ key, waitsForNew }: Wanted): StoredPage | undefined {
    return waitsForNew || !this.#flights.has(key) ? undefined : this.#leaving.get(key)
  }

  async #loadOrKeep(wanted: Wanted, entry: Entry): Promise<StoredPage> {
    try {
      const page = await this.#load(wanted)
      return page.status >= 500 ? entry.page : page
    } catch (err) {
      this.#log.warn({ err, msg: 'an old page stands in for one that could not be loaded' })
      return entry.page
    }
  }

  #load(wanted: Wanted): Promise<StoredPage> {
    const { key, identity, load } = wanted
    const running = this.#flights.get(key)
    if (running) return running.page
    const told = this.#changesOnTheirWay()
    const begin = () => {
      flight.hasBegun = true
      return load()
    }
    const flight: Flight = {
      identity,
      hasBegun: told === null,
      isSpoiled: false,
      page: told === null ? load() : told.then(begin),
    }
    this.#flights.set(key, flight)
    flight.page = flight.page
      .then((page) => {
        if (page.isStorable && !flight.isSpoiled) this.#store(wanted, page)
        return page
      })
      .finally(() => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key)
      })
    return flight.page
  }

  #store({ key, identity, isRare }: Wanted, page: StoredPage): void {
    const store = isRare || page.status === 404 ? this.#rare : this.#common
    this.#common.delete(key)
    this.#rare.delete(key)
    this.#leaving.delete(key)
    store.set(key, { identity, page, storedAt: this.#now() })
  }
}
