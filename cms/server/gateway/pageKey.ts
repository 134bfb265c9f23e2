import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Query parameters that pages may depend on; others are neither part of the key nor sent to the site. */
const PARAMETERS = new Set([
  'category',
  'course',
  'exam',
  'ids',
  'kind',
  'language',
  'page',
  'price',
  'q',
  'rating',
  'sort',
  'subject',
  'tag',
  'validity',
])
const RSC_PARAMETER = '_rsc'

/** Headers by which Next's router requests a variant of a page. */
const VARIANT_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const

export type PageTarget = {
  /** `<slug>` under the path prefix, `~<slug>` on the project's own host. */
  scope: string
  /** The path for the site, including the project prefix. */
  fullPath: string
  /** With its question mark, or empty. */
  search: string
  headers: IncomingHttpHeaders
}

export type PageKey = {
  key: string
  /** Path and query for the site. */
  upstream: string
  /** Next's headers for the site. */
  variant: Record<string, string>
  /** One of an unbounded number (search, navigation state), cached separately so that it cannot evict other pages. */
  isRare: boolean
}

const byNameThenValue = ([nameA, a]: [string, string], [nameB, b]: [string, string]): number =>
  nameA === nameB ? Number(a > b) - Number(a < b) : Number(nameA > nameB) - Number(nameA < nameB)

function variantOf(headers: IncomingHttpHeaders): Record<string, string> {
  if (headers.rsc === undefined) return {}
  return Object.fromEntries(
    VARIANT_HEADERS.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  )
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Cache key of a page, and path and headers of the request to the site (docs/architecture.md, "Pages"). */
export function pageKey({ scope, fullPath, search, headers }: PageTarget): PageKey {
  const given = new URLSearchParams(search)
  const query = new URLSearchParams([...given].filter(([name]) => PARAMETERS.has(name)).sort(byNameThenValue))
  const variant = variantOf(headers)
  const variantHash = Object.keys(variant).length > 0 ? hash(JSON.stringify(variant)) : ''
  const rsc = given.get(RSC_PARAMETER)
  const key = `${scope} ${fullPath}?${query} ${variantHash}`
  if (rsc !== null && variant.rsc !== undefined) query.append(RSC_PARAMETER, rsc)
  return {
    key,
    upstream: query.size > 0 ? `${fullPath}?${query}` : fullPath,
    variant,
    isRare: [...given.keys()].some((name) => PARAMETERS.has(name)) || 'next-router-state-tree' in variant,
  }
}
