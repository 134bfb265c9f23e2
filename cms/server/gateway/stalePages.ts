import type { StoredPage } from './storedPage.ts'

/** How long a purged page may still be served while the new one is loaded, ms. Edits have to be visible within 1 s. */
const STALE_MS = 500

type StalePage = { page: StoredPage; until: number }

/**
 * Purged pages, stored briefly while the new ones are loaded, so that only the first of many concurrent visitors has to wait.
 */
export class StalePages {
  readonly #pages = new Map<string, StalePage>()
  readonly #now: () => number
  #timer: NodeJS.Timeout | null = null

  constructor(now: () => number) {
    this.#now = now
  }

  /** The time counts from the first of several changes, so that a page with continuous changes does not stay stale. */
  add(key: string, page: StoredPage): void {
    if (this.get(key)) return
    this.#pages.set(key, { page, until: this.#now() + STALE_MS })
    this.#forgetLater()
  }

  get(key: string): StoredPage | undefined {
    const stale = this.#pages.get(key)
    return stale && this.#now() < stale.until ? stale.page : undefined
  }

  delete(key: string): void {
    this.#pages.delete(key)
  }

  #forgetLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      for (const key of [...this.#pages.keys()]) if (!this.get(key)) this.#pages.delete(key)
      if (this.#pages.size > 0) this.#forgetLater()
    }, STALE_MS).unref()
  }
}
