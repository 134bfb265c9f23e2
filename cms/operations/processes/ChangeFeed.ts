import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { addChanges, newestNumber, rowsAfter } from './changeRows.ts'

const POLL_MS = 250
/** A process that could not read the feed for this long may have missed changes, and drops its caches, ms. */
const MISSED_AFTER_MS = 5000
const PAGE = 500

type FeedReader = {
  /** The tags of one change by another process. */
  changed: (tags: string[]) => void
  /** Any number of changes were missed. */
  missed: () => void
}

/** Changes of all processes that share a MongoDB, stored as rows that each process polls every 250 ms. */
export class ChangeFeed {
  readonly #payload: BasePayload
  readonly #reader: FeedReader
  readonly #source = randomUUID()
  /** The last number that was read. */
  #read: number
  /** The last number that this process wrote. */
  #written = 0
  #readAt = performance.now()
  #running: Promise<void> = Promise.resolve()
  #next: Promise<void> | null = null
  #isFailing = false
  #timer: NodeJS.Timeout | null = null

  private constructor(payload: BasePayload, reader: FeedReader, read: number) {
    this.#payload = payload
    this.#reader = reader
    this.#read = read
  }

  /** Opens the feed after all changes so far and polls until `stop`. */
  static async open(payload: BasePayload, reader: FeedReader): Promise<ChangeFeed> {
    const feed = new ChangeFeed(payload, reader, await newestNumber(payload))
    feed.#timer = setInterval(() => feed.#poll(), POLL_MS)
    return feed
  }

  /** The number of the last change seen by this process. */
  get last(): number {
    return Math.max(this.#read, this.#written)
  }

  /** Writes changes; rejects when the database is unavailable. */
  async add(changes: readonly string[][]): Promise<void> {
    this.#written = Math.max(this.#written, await addChanges(this.#payload, this.#source, changes))
  }

  /** Resolves once all changes that were written before the call have been read. */
  catchUp(): Promise<void> {
    const before = this.#running.catch(() => {})
    this.#next ??= before.then(() => {
      this.#next = null
      this.#running = this.#readAll()
      return this.#running
    })
    return this.#next
  }

  /** The tags of the changes after number `n`, from the database, null when those rows were deleted; and the number of the last change. */
  async since(n: number): Promise<{ last: number; tags: string[] | null }> {
    const rows = await rowsAfter(this.#payload, n, PAGE)
    const last = rows.at(-1)?.n ?? (await newestNumber(this.#payload))
    const isGapless = rows.length > 0 ? rows[0]?.n === n + 1 : last === n
    if (isGapless && rows.length < PAGE)
      return { last, tags: [...new Set(rows.flatMap(({ tags }) => tags.flat()))] }
    return { last: await newestNumber(this.#payload), tags: null }
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
    await (this.#next ?? this.#running).catch(() => {})
  }

  #poll(): void {
    if (this.#next) return
    this.catchUp().then(
      () => {
        this.#isFailing = false
      },
      (err) => {
        if (!this.#isFailing && this.#timer)
          this.#payload.logger.error({ msg: 'the changes of other processes could not be read', err })
        this.#isFailing = true
      },
    )
  }

  async #readAll(): Promise<void> {
    const startedAt = performance.now()
    let rows = await rowsAfter(this.#payload, this.#read, PAGE)
    if (startedAt - this.#readAt > MISSED_AFTER_MS) this.#reader.missed()
    this.#readAt = startedAt
    for (;;) {
      for (const { n, source, tags } of rows) {
        // Gaps occur only when this process was thousands of rows behind and unread ones were deleted.
        if (n !== this.#read + 1) this.#reader.missed()
        this.#read = n
        if (source !== this.#source) for (const change of tags) this.#reader.changed(change)
      }
      if (rows.length < PAGE) return
      rows = await rowsAfter(this.#payload, this.#read, PAGE)
    }
  }
}
