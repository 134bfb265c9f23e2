import type { BasePayload, Where } from 'payload'
import { readUpdatedAt } from '#database/directRows.ts'
import type { SearchDocument } from '#domain/search/SearchDocument.ts'
import { STANDARD_SYNONYMS } from '#domain/search/standardSynonyms.ts'
import { buildSynonymIndex, parseSynonyms, type SynonymIndex } from '#domain/search/synonyms.ts'
import type { Category, SearchSynonym } from '#payload-types'
import type { Lookups, Source } from './sources.ts'

/** Documents per query; reading from SQLite blocks the process, at this size for about 20 ms. */
const BATCH_SIZE = 40
const ID_BATCH_SIZE = 1000
const MAX_SYNONYMS = 1000
const MAX_CATEGORIES = 2000
const MAX_STAMPS = 200_000

/** Condition for the public documents of a collection, optionally limited to slugs. */
const publicWhere = (project: string, { hasDrafts }: Source, slugs?: readonly string[]): Where => {
  const conditions: Where[] = [{ project: { equals: project } }]
  if (hasDrafts) conditions.push({ _status: { equals: 'published' } })
  if (slugs) conditions.push({ slug: { in: [...slugs] } })
  return { and: conditions }
}

/**
 * Yields the public documents of a collection in batches, so that other work can run in between. The ids are read first, since a batch
 * selected by ids costs the same at any position.
 */
export async function* readDocuments(
  payload: BasePayload,
  project: string,
  source: Source,
  lookups: Lookups,
  slugs?: readonly string[],
): AsyncGenerator<SearchDocument[]> {
  const { collection } = source
  const where = publicWhere(project, source, slugs)
  const select = Object.fromEntries(source.fields.map((field) => [field, true as const]))
  for await (const ids of readIds(payload, collection, where)) {
    for (let from = 0; from < ids.length; from += BATCH_SIZE) {
      const { docs } = await payload.db.find({
        collection,
        where: { and: [where, { id: { in: ids.slice(from, from + BATCH_SIZE) } }] },
        select,
        limit: BATCH_SIZE,
        pagination: false,
      })
      yield docs.flatMap((row) => source.toDocument(row as never, lookups) ?? [])
    }
  }
}

async function* readIds(payload: BasePayload, collection: Source['collection'], where: Where) {
  for (let page = 1, isMore = true; isMore; page++) {
    const { docs } = await payload.db.find<{ id: string }>({
      collection,
      where,
      select: { slug: true },
      sort: 'id',
      limit: ID_BATCH_SIZE,
      page,
      pagination: true,
    })
    isMore = docs.length === ID_BATCH_SIZE
    yield docs.map(({ id }) => id)
  }
}

/** When each public document of a collection was last changed, by id. */
export async function readStamps(
  payload: BasePayload,
  project: string,
  source: Source,
): Promise<Map<string, string>> {
  const rows = await readUpdatedAt(payload, source.collection, publicWhere(project, source), MAX_STAMPS)
  return new Map(rows.map(({ id, updatedAt }) => [id, updatedAt]))
}

/** The slugs of documents by their ids. */
export async function readSlugs(
  payload: BasePayload,
  { collection }: Source,
  ids: readonly string[],
): Promise<string[]> {
  const { docs } = await payload.db.find<{ slug: string }>({
    collection,
    where: { id: { in: [...ids] } },
    select: { slug: true },
    limit: ids.length,
    pagination: false,
  })
  return docs.map(({ slug }) => slug)
}

/** Titles of all categories by id, in both languages. */
export async function readLookups(payload: BasePayload, project: string): Promise<Lookups> {
  const { docs } = await payload.db.find<Category>({
    collection: 'categories',
    where: { project: { equals: project } },
    select: { title: true, hindiTitle: true },
    limit: MAX_CATEGORIES,
    pagination: false,
  })
  return {
    categories: new Map(
      docs.map(({ id, title, hindiTitle }) => [String(id), [title, hindiTitle].filter(Boolean).join(' ')]),
    ),
  }
}

/** The standard synonyms and those of the project. */
export async function readSynonyms(payload: BasePayload, project: string): Promise<SynonymIndex> {
  const { docs } = await payload.db.find<SearchSynonym>({
    collection: 'search-synonyms',
    where: { project: { equals: project } },
    limit: MAX_SYNONYMS,
    sort: 'createdAt',
    pagination: false,
  })
  return buildSynonymIndex([...STANDARD_SYNONYMS, ...docs.map(({ words }) => words)].map(parseSynonyms))
}
