import type { StoredPage } from './storedPage.ts'

/** How long a page that a change has dropped may still be shown while the new one is drawn, ms. An edit shows within 1 s. */
const LEAVING_MS = 500

type Leaving = { page: StoredPage; until: number }

/**
 * Pages that a change has dropped, kept for the moment in which their successors are drawn: of many visitors at that moment
 * only the first has to wait.
 */
export class StalePages {
  readonly #pages = new Map<string, Leaving>()
  readonly #now: () => number
  #timer: NodeJS.Timeout | null = null

  constructor(now: () => number) {
    this.#now = now
  }

  /** Counts from the first change of several: a page that is changed again and again does not stay. */
  add(key: string, page: StoredPage): void {
    if (this.get(key)) return
    this.#pages.set(key, { page, until: this.#now() + LEAVING_MS })
    this.#forgetLater()
  }

  get(key: string): StoredPage | undefined {
    const leaving = this.#pages.get(key)
    return leaving && this.#now() < leaving.until ? leaving.page : undefined
  }

  delete(key: string): void {
    this.#pages.delete(key)
  }

  #forgetLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      for (const key of [...this.#pages.keys()]) if (!this.get(key)) this.#pages.delete(key)
      if (this.#pages.size > 0) this.#forgetLater()
    }, LEAVING_MS).unref()
  }
}
