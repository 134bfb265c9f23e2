import type { BasePayload, Where } from 'payload'
import type { SearchDocument } from '#domain/search/SearchDocument.ts'
import { STANDARD_SYNONYMS } from '#domain/search/standardSynonyms.ts'
import { parseSynonyms, type SynonymBook, synonymBook } from '#domain/search/synonyms.ts'
import type { Category, SearchSynonym } from '#payload-types'
import type { Lookups, Source } from './sources.ts'

/** Few enough for one read to keep others waiting 20 ms only: reading from SQLite stands in the way of everything else. */
const AT_ONCE = 40
const IDS_AT_ONCE = 1000
const MAX_SYNONYMS = 1000
const MAX_CATEGORIES = 2000

/** What the public may see of a collection; `slugs` narrows it to those. */
const publicWhere = (project: string, { hasDrafts }: Source, slugs?: readonly string[]): Where => {
  const conditions: Where[] = [{ project: { equals: project } }]
  if (hasDrafts) conditions.push({ _status: { equals: 'published' } })
  if (slugs) conditions.push({ slug: { in: [...slugs] } })
  return { and: conditions }
}

/**
 * Hands over the public documents of a collection in portions; between two of them others have their turn. Their ids come
 * first: a portion named by ids costs the same wherever it stands.
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
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const { docs } = await payload.db.find({
        collection,
        where: { and: [where, { id: { in: ids.slice(from, from + AT_ONCE) } }] },
        select,
        limit: AT_ONCE,
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
      limit: IDS_AT_ONCE,
      page,
      pagination: true,
    })
    isMore = docs.length === IDS_AT_ONCE
    yield docs.map(({ id }) => id)
  }
}

/** The titles of all categories by id, in both languages. */
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

/** The synonyms of a project beside the standard ones. */
export async function readSynonyms(payload: BasePayload, project: string): Promise<SynonymBook> {
  const { docs } = await payload.db.find<SearchSynonym>({
    collection: 'search-synonyms',
    where: { project: { equals: project } },
    limit: MAX_SYNONYMS,
    sort: 'createdAt',
    pagination: false,
  })
  return synonymBook([...STANDARD_SYNONYMS, ...docs.map(({ words }) => words)].map(parseSynonyms))
}
