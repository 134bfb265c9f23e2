import { SEARCH_KIND_IDS, type SearchKind } from '#domain/search/kinds.ts'
import { QUERY_LENGTH } from '#domain/search/queryLength.ts'

/** The parsed query of the search page. `page` counts from 1. */
export type SearchQuery = { q: string; kind: SearchKind | null; page: number }

const A_PAGE = 12
const MAX_PAGES = 500

type Search = Record<string, string | string[] | undefined>

const firstValue = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** Reads `?q=…&kind=…&page=…`; long queries are cut off, unknown values are ignored. */
export function parseSearchQuery(search: Search): SearchQuery {
  const kind = firstValue(search.kind)
  const page = Number(firstValue(search.page))
  return {
    q: cutQuery(firstValue(search.q) ?? ''),
    kind: SEARCH_KIND_IDS.find((id) => id === kind) ?? null,
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGES ? page : 1,
  }
}

/** A query cut to the length that the search accepts, never inside a character. */
export const cutQuery = (text: string): string => {
  const cut = text.replace(/\s+/g, ' ').trim().slice(0, QUERY_LENGTH)
  return cut.replace(/\p{Cs}/gu, '')
}

/** The URL of a search, always written the same way. */
export function searchHref({ q, kind = null, page = 1 }: Partial<SearchQuery>): string {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (kind) search.set('kind', kind)
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text ? `/search?${text}` : '/search'
}

/** The path of the API call for a search. */
export function searchCall({ q, kind, page }: SearchQuery, limit = A_PAGE): string {
  const search = new URLSearchParams({ q, limit: String(limit), page: String(page) })
  if (kind) search.set('kind', kind)
  return `search?${search}`
}
