import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { type EvaluatedRow, evaluateRow, SORTS, type Sort } from '#domain/catalogue/facets.ts'
import { readTags } from '#domain/pages/cacheTags.ts'
import { onChange } from '../../config/changes.ts'
import { type ProjectLabels, readFacetLabels, readFacetRows } from './readFacetRows.ts'

/** A table older than this is reloaded in the background, since other processes may have changed data. */
const TTL_MS = 60_000
/** Above this number of changed products the whole table is reloaded. */
const MAX_PARTIAL = 100

const COLLECTIONS = ['selling-products', 'categories', 'project-configs']

/** In-memory table of a project's products for filters and sorting. Loaded once; changed products are reloaded before the next read. */
class FacetTable {
  #words: ProjectLabels | null = null
  #rows = new Map<string, EvaluatedRow>()
  #sorted = new Map<Sort, EvaluatedRow[]>()
  #changed = new Set<string>()
  #isStale = true
  #readAt = 0
  #reading: Promise<void> | null = null
  /** The running reload, during which the old table is still served. */
  #reloading: Promise<void> | null = null

  constructor(
    private readonly payload: BasePayload,
    private readonly project: string,
  ) {}

  /** Marks products as changed by slug; null marks the whole table. */
  note(slugs: readonly string[] | null): void {
    if (slugs === null || this.#changed.size + slugs.length > MAX_PARTIAL) this.#isStale = true
    else for (const slug of slugs) this.#changed.add(slug)
  }

  async read(sort: Sort): Promise<{ rows: readonly EvaluatedRow[]; words: ProjectLabels }> {
    // A loop, since another change may be noted while a reader waits for the table.
    while (this.#isStale || this.#changed.size > 0 || this.#reading) await this.#refresh()
    if (Date.now() - this.#readAt > TTL_MS) this.#readInBackground()
    return { rows: this.#inOrder(sort), words: this.#words as ProjectLabels }
  }

  #readInBackground(): void {
    this.#readAt = Date.now()
    this.#reloading ??= this.#readAll()
      .catch((err) => {
        this.#isStale = true
        this.payload.logger.error({ msg: 'the facets of a project could not be read', err })
      })
      .finally(() => {
        this.#reloading = null
      })
  }

  #refresh(): Promise<void> {
    this.#reading ??= this.#load().finally(() => {
      this.#reading = null
    })
    return this.#reading
  }

  async #load(): Promise<void> {
    // Let an older reload finish first, so that it does not replace newer rows.
    await this.#reloading
    await (this.#isStale ? this.#readAll() : this.#readChanged())
  }

  async #readAll(): Promise<void> {
    const [wasStale, changed] = [this.#isStale, [...this.#changed]]
    this.#isStale = false
    this.#changed.clear()
    try {
      const words = await readFacetLabels(this.payload, this.project)
      const rows = await readFacetRows(this.payload, this.project, words)
      this.#words = words
      this.#rows = new Map(rows.map((row) => [row.slug, evaluateRow(row, words)]))
      this.#sorted.clear()
      this.#readAt = Date.now()
    } catch (err) {
      this.#isStale ||= wasStale
      this.note(changed)
      throw err
    }
  }

  async #readChanged(): Promise<void> {
    const words = this.#words as ProjectLabels
    const slugs = [...this.#changed]
    this.#changed.clear()
    try {
      const found = await readFacetRows(this.payload, this.project, words, slugs)
      for (const slug of slugs) this.#rows.delete(slug)
      for (const row of found) this.#rows.set(row.slug, evaluateRow(row, words))
      this.#sorted.clear()
    } catch (err) {
      this.note(slugs)
      throw err
    }
  }

  #inOrder(sort: Sort): EvaluatedRow[] {
    const cached = this.#sorted.get(sort)
    if (cached) return cached
    const rows = [...this.#rows.values()].sort((a, b) => SORTS[sort](a.row, b.row))
    this.#sorted.set(sort, rows)
    return rows
  }
}

const tables = new Map<string, FacetTable>()
let isListening = false

/** The table of a project. The first call subscribes to changes. */
export function facetTable(payload: BasePayload, { id, slug }: RequestProject): FacetTable {
  if (!isListening) {
    isListening = true
    onChange({ changed: noteChange, missed: () => tables.clear() })
  }
  const table = tables.get(slug) ?? new FacetTable(payload, id)
  tables.set(slug, table)
  return table
}

/** Handles the cache tags of one change; a tag without slug means any document of the collection or project. */
function noteChange(tags: string[]): void {
  const parts = readTags(tags)
  for (const project of new Set(parts.map((tag) => tag.project))) {
    const table = tables.get(project)
    const own = parts.filter(
      (tag) => tag.project === project && (tag.collection === null || COLLECTIONS.includes(tag.collection)),
    )
    if (!table || own.length === 0) continue
    const isOfProducts = own.every(({ collection }) => collection === 'selling-products')
    const slugs = own.flatMap(({ slug }) => slug ?? [])
    table.note(isOfProducts && slugs.length > 0 ? slugs : null)
  }
}
