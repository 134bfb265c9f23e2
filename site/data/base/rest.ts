import { projectBase } from '#domain/links/projectPath.ts'
import type { Severity } from '#domain/logs/severities.ts'
import { previewToken } from './previewToken.ts'
import { READ_HEADERS } from './readHeaders.ts'
import { readForPage } from './readLogged.ts'
import { type Page, type Query, toSearch } from './restQuery.ts'
import { tagsOf } from './tags.ts'

type Request = {
  project: string
  /** Slug of the collection. */
  collection: string
  query: Query
  /** Slug of the one requested document: then only its changes invalidate the answer, not those of the whole collection. */
  document?: string
  /** Other collections whose documents are in the answer: their changes invalidate it too. */
  also?: readonly string[]
  /** Whether a preview shows the newest draft. @default true when one document is requested */
  hasDrafts?: boolean
  /** Effect of a failed read: with `high` the page fails, otherwise it is shown without these documents. @default 'high' */
  severity?: Severity
}

const REVALIDATE_S = 60
const TIMEOUT_MS = 15_000

/**
 * Published documents of a collection, read anonymously through the headless server and cached until one of
 * its tags is invalidated; null on 404. A failed read is logged with its severity and returned as null (spec
 * 8). After one of severity `high` the page ends in `ReadFailed`: the gateway answers 503 or serves the last
 * good copy, and caches nothing.
 */
export async function getList<Doc>(request: Request): Promise<Page<Doc> | null> {
  const { project, collection, severity = 'high' } = request
  const answer = await readForPage(() => read<Doc>(request), { project, collection, severity })
  return answer === MISSING ? null : answer
}

const MISSING = 'missing'

async function read<Doc>(request: Request): Promise<Page<Doc> | typeof MISSING> {
  const { project, document, hasDrafts = document !== undefined } = request
  const token = hasDrafts ? await previewToken(project) : null
  return (await (token ? readDrafts<Doc>(request, token) : readPublished<Doc>(request))) ?? MISSING
}

async function readPublished<Doc>({ project, collection, query, document, also }: Request) {
  // Populated documents contain pictures: replacing one invalidates the answer.
  const otherCollections = [...(also ?? []), ...(query.depth ? ['media'] : [])]
  const next = { tags: tagsOf(project, collection, document, otherCollections), revalidate: REVALIDATE_S }
  return answerOf<Doc>(project, collection, query, { next })
}

/** Drafts, or the published document when the person may not see drafts. */
async function readDrafts<Doc>(request: Request, token: string): Promise<Page<Doc> | null> {
  const { project, collection, query } = request
  const drafts = await answerOf<Doc & { id?: string }>(project, collection, newest(query), {
    cache: 'no-store',
    headers: { authorization: `Bearer ${token}` },
  })
  if (drafts && drafts.docs.length >= Number(query.limit)) return drafts
  const published = await readPublished<Doc & { id?: string }>(request)
  const draftIds = new Set(drafts?.docs.map(({ id }) => id))
  const docs = [...(drafts?.docs ?? []), ...(published?.docs.filter(({ id }) => !draftIds.has(id)) ?? [])]
  return { docs, totalDocs: docs.length, totalPages: 1 }
}

async function answerOf<Doc>(
  project: string,
  collection: string,
  query: Query,
  { headers, ...init }: RequestInit,
): Promise<Page<Doc> | null> {
  const url = `${process.env.CMS_URL}${projectBase(project)}/api/${collection}?${toSearch(query)}`
  const response = await fetch(url, {
    ...init,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { ...READ_HEADERS, ...headers },
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${collection} of ${project} answered ${response.status}`)
  return (await response.json()) as Page<Doc>
}

/** The same query for the last saved version, published or not. */
function newest({ where, ...query }: Query): Query {
  const conditions = Object.entries((where ?? {}) as Query).filter(([field]) => field !== '_status')
  return { ...query, where: Object.fromEntries(conditions), draft: true }
}
