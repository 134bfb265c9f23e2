import type { SearchResponse } from '#domain/calls/search.ts'
import { projectBase } from '#domain/links/projectPath.ts'
import type { Locale } from '#domain/text/locales.ts'
import { type SearchQuery, searchCall } from '../catalogue/search.ts'
import { READ_HEADERS } from './readHeaders.ts'
import { readForPage } from './readLogged.ts'

const TIMEOUT_MS = 15_000

/** One page of search results; the page can't be shown without it (`readForPage`). */
export async function getSearch(
  project: string,
  query: SearchQuery,
  locale: Locale,
): Promise<SearchResponse> {
  const request = async () => {
    const url = `${process.env.CMS_URL}${projectBase(project)}${locale === 'hi' ? '/hi' : ''}/api/${searchCall(query)}`
    const response = await fetch(url, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: READ_HEADERS,
    })
    if (!response.ok) throw new Error(`search of ${project} answered ${response.status}`)
    return (await response.json()) as SearchResponse
  }
  return readForPage(request, { project, collection: 'search', severity: 'high' })
}
