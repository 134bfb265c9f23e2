import { splitProjectPath } from '#domain/links/projectPath.ts'
import type { Locale } from '#domain/text/locales.ts'

/** First segments that decide which handler answers; they must not be percent-encoded. */
const DECIDING = /^\/(_projects|_next|api|admin|cms-static|internal|dev)(\/|$)/
/** The language prefix may precede pages and API paths, but no other deciding segment. */
const LANGUAGE = /^\/hi(?:(?=\/(?!(?:_projects|_next|admin|cms-static|internal|dev)(?:\/|$)))|$)/

export type RequestTarget = {
  /** The slug of `/_projects/<slug>/…`, or null. */
  prefixSlug: string | null
  /** The original path, without query. */
  fullPath: string
  /** The language of the path, English by default. */
  locale: Locale
  /** Project and language prefix in front of `path`: `/_projects/demo/hi`, or empty. */
  base: string
  /** The path without project prefix and language; starts with a slash. */
  path: string
  /** The query with its question mark, or empty. */
  search: string
}

/**
 * The problem of a request target (path and query), or null. Ambiguous targets are refused, so that later programs cannot normalise
 * them differently.
 */
export function targetProblem(target: string): string | null {
  if (!target.startsWith('/')) return 'The request target must be a path.'
  if (target.startsWith('//')) return 'The path must not start with two slashes.'
  const path = target.split('?', 1)[0] as string
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern detects control characters
  if (/[\\\x00-\x20\x7f]|[^\x00-\x7f]/.test(path)) return 'The path holds characters that must be encoded.'
  if (/%00/.test(target)) return 'The address must not hold null bytes.'
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return 'The path is not encoded correctly.'
  }
  if (/(^|[/\\])\.{1,2}([/\\]|$)/.test(decoded)) return 'The path must not hold dot segments.'
  if (DECIDING.test(decoded) && !DECIDING.test(path)) return 'The path is encoded where it need not be.'
  return null
}

/** Parses a target that passed `targetProblem` (docs/architecture.md, "Addresses"). */
export function parseTarget(target: string): RequestTarget {
  const cut = target.indexOf('?')
  const fullPath = cut < 0 ? target : target.slice(0, cut)
  const search = cut < 0 ? '' : target.slice(cut)
  const { slug, base, path } = splitProjectPath(fullPath)
  const isHindi = LANGUAGE.test(path)
  return {
    prefixSlug: slug,
    locale: isHindi ? 'hi' : 'en',
    fullPath,
    base: isHindi ? `${base}/hi` : base,
    path: (isHindi ? path.slice('/hi'.length) : path) || '/',
    search,
  }
}

/** Paths whose errors are answered as JSON; other paths get an error page. */
export const isApiPath = (path: string): boolean =>
  path === '/api' || path.startsWith('/api/') || path.startsWith('/internal/')

/** Build files of the storefront, the same for every project, with a hash in their name. */
export const isBuildFile = (fullPath: string): boolean => fullPath.startsWith('/_next/static/')
