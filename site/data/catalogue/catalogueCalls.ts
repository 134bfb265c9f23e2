import { projectBase } from '#domain/links/projectPath.ts'
import type { Severity } from '#domain/logs/severities.ts'
import { READ_HEADERS } from '../base/readHeaders.ts'
import { readForPage } from '../base/readLogged.ts'
import { tagsOf } from '../base/tags.ts'
import type { Answer } from '../post.ts'

type Call = {
  project: string
  /** Below `catalogue/`. */
  name: 'facets' | 'facts' | 'proof'
  search: URLSearchParams
  /** Collections whose changes invalidate the answer; the first one is the subject of the call. */
  collections: readonly [string, ...string[]]
  severity: Severity
}

const REVALIDATE_S = 60
const TIMEOUT_MS = 15_000

/**
 * The answer of a public call of the catalogue, cached until one of its collections changes. A failed call is
 * logged and returned as null; with severity `high` it ends the page (`readForPage`).
 */
export function callCatalogue<Body extends Answer>(call: Call): Promise<Body | null> {
  const { project, name, search, collections, severity } = call
  const [collection, ...also] = collections
  const request = async () => {
    const url = `${process.env.CMS_URL}${projectBase(project)}/api/catalogue/${name}?${search}`
    const response = await fetch(url, {
      next: { tags: tagsOf(project, collection, undefined, also), revalidate: REVALIDATE_S },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: READ_HEADERS,
    })
    if (!response.ok) throw new Error(`catalogue/${name} of ${project} answered ${response.status}`)
    const body = (await response.json()) as Body
    if (!body.apiSuccess) throw new Error(`catalogue/${name} of ${project} was refused: ${body.message}`)
    return body
  }
  return readForPage(request, { project, collection, severity })
}
