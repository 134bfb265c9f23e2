import MiniSearch from 'minisearch'
import type { BasePayload, Where } from 'payload'
import { readUpdatedAt } from '#database/directRows.ts'
import { readRows } from '#database/guard.ts'
import { similarTerms } from '#domain/doubts/similarDoubts.ts'
import type { Doubt } from '#payload-types'

/** Doubts of a project that are indexed at most. */
const MAX_INDEXED = 100_000
/** Rows per query; indexing them blocks the process for a few ms. */
const BATCH_SIZE = 40
/** How often it is compared with the database, in case a process was killed between a change and its publication, ms. */
const COMPARE_EVERY_MS = 60_000

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * The words of one project's shared doubts in memory, to find those about the same thing among any number. The question of a doubt never changes;
 * whether it is shared does: `markChanged`. It may be behind, so callers check the rows that it finds.
 */
export class SharedDoubts {
  readonly #payload: BasePayload
  readonly #where: Where
  readonly #clock: () => number
  readonly #mini = new MiniSearch<Pick<Doubt, 'id' | 'subject' | 'title' | 'text'>>({
    fields: ['title', 'text'],
    storeFields: ['subject'],
    tokenize: similarTerms,
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], combineWith: 'OR', boost: { title: 2 } },
  })
  readonly #changed = new Set<string>()
  #isRead = false
  #comparedAt = 0
  #working: Promise<void> | null = null

  constructor(payload: BasePayload, project: string, clock: () => number = () => performance.now()) {
    this.#payload = payload
    this.#where = { and: [{ project: { equals: project } }, { sharing: { equals: 'shared' } }] }
    this.#clock = clock
  }

  /** Number of doubts. */
  get size(): number {
    return this.#mini.documentCount
  }

  /** Records that a doubt was shared or taken back. */
  markChanged(id: string): void {
    this.#changed.add(id)
  }

  /** Ids of the doubts of a subject that have most of these terms, the best first. */
  async find(terms: readonly string[], subject: Doubt['subject'], limit: number): Promise<string[]> {
    while (!this.#isRead || this.#changed.size > 0) await this.#work()
    if (this.#clock() - this.#comparedAt > COMPARE_EVERY_MS) this.#compareInBackground()
    const isOfSubject = (found: Record<string, unknown>) => found.subject === subject
    return this.#mini
      .search({ queries: [...terms] }, { filter: isOfSubject })
      .slice(0, limit)
      .map(({ id }) => id as string)
  }

  /** Reads everything at first, then what has changed. */
  #work(): Promise<void> {
    this.#working ??= this.#readChanges().finally(() => {
      this.#working = null
    })
    return this.#working
  }

  async #readChanges(): Promise<void> {
    if (!this.#isRead) await this.#compare()
    const ids = [...this.#changed].slice(0, BATCH_SIZE)
    for (const id of ids) this.#changed.delete(id)
    try {
      await this.#read(ids)
    } catch (err) {
      for (const id of ids) this.#changed.add(id)
      throw err
    }
  }

  #compareInBackground(): void {
    this.#comparedAt = this.#clock()
    this.#compare().catch((err) =>
      this.#payload.logger.error({ msg: 'the shared doubts could not be compared with the database', err }),
    )
  }

  /** Adds what was shared and removes what was taken back or deleted since the last comparison. */
  async #compare(): Promise<void> {
    this.#comparedAt = this.#clock()
    const rows = await readUpdatedAt(this.#payload, 'doubts', this.#where, MAX_INDEXED)
    const ids = new Set(rows.map(({ id }) => id))
    for (const { id } of this.#mini.search(MiniSearch.wildcard)) if (!ids.has(id)) this.#mini.discard(id)
    const added = [...ids].filter((id) => !this.#mini.has(id))
    for (let from = 0; from < added.length; from += BATCH_SIZE) {
      await this.#read(added.slice(from, from + BATCH_SIZE))
      await turn()
    }
    this.#isRead = true
  }

  /** Adds those of the doubts that are shared, and removes the others. */
  async #read(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    const rows = await readRows({
      payload: this.#payload,
      collection: 'doubts',
      where: { and: [this.#where, { id: { in: [...ids] } }] },
      select: ['subject', 'title', 'text'],
      sort: ['id'],
      limit: ids.length,
    })
    const shared = new Set(rows.map(({ id }) => String(id)))
    for (const id of ids) if (!shared.has(id) && this.#mini.has(id)) this.#mini.discard(id)
    for (const { id, subject, title, text } of rows)
      if (!this.#mini.has(String(id))) this.#mini.add({ id: String(id), subject, title, text })
  }
}
