import type { Severity } from '#domain/logs/severities.ts'
import { reportRead } from './reportRead.ts'
import { tagsOf } from './tags.ts'

/** What Payload's REST answers for a list. */
export type Page<Doc> = { docs: Doc[]; totalDocs: number; page?: number; totalPages: number }

/** Nested values become `where[slug][equals]=x`; arrays become comma lists, as `in` reads them. */
export type Query = { [key: string]: string | number | boolean | string[] | Query | undefined }

type Request = {
  project: string
  /** Slug of the collection. */
  collection: string
  query: Query
  /** Slug of the one document that is asked for: the page is then renewed only for this one. */
  document?: string
  /** How bad it is when the read fails: a page can't be without `high`, and goes on without the rest. @default 'high' */
  severity?: Severity
}

const REVALIDATE_S = 60
const TIMEOUT_MS = 15_000

/**
 * Published documents of a collection, read anonymously through the headless server and kept until one of its tags is
 * renewed; null on 404. A failed read is logged with its severity and answered with null (section 8); one of severity
 * `high` is thrown after that, so that the last good page in the cache survives.
 */
export async function getList<Doc>(request: Request): Promise<Page<Doc> | null> {
  const { project, collection, severity = 'high' } = request
  try {
    return await read<Doc>(request)
  } catch (err) {
    await reportRead({ project, collection, severity, err })
    if (severity === 'high') throw err
    return null
  }
}

async function read<Doc>({ project, collection, query, document }: Request): Promise<Page<Doc> | null> {
  const url = `${process.env.CMS_URL}/_projects/${project}/api/${collection}?${toSearch(query)}`
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json' },
    next: { tags: tagsOf(project, collection, document), revalidate: REVALIDATE_S },
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${collection} of ${project} answered ${response.status}`)
  return (await response.json()) as Page<Doc>
}

/** `{ where: { slug: { equals: 'x' } } }` → `where[slug][equals]=x`. */
export function toSearch(query: Query, prefix = ''): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const name = prefix ? `${prefix}[${key}]` : key
      if (typeof value === 'object' && !Array.isArray(value)) return toSearch(value, name)
      return `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`
    })
    .filter(Boolean)
    .join('&')
}

/** `select` for Payload: only these fields come back. */
export const only = (...fields: string[]): Query => Object.fromEntries(fields.map((field) => [field, true]))
