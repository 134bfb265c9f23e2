import { splitProjectPath } from '#domain/links/projectPath.ts'
import type { Locale } from '#domain/text/locales.ts'

/** First segments that decide who answers; they count only when they are written plainly. */
const DECIDING = /^\/(_projects|_next|api|admin|cms-static|internal|dev)(\/|$)/
/** The language stands before everything that a page or its calls are about, never before what decides who answers. */
const LANGUAGE = /^\/hi(?:(?=\/(?!(?:_projects|_next|admin|cms-static|internal|dev)(?:\/|$)))|$)/

export type RequestTarget = {
  /** The slug of `/_projects/<slug>/…`, or null. */
  prefixSlug: string | null
  /** The path as it came, without the query. */
  fullPath: string
  /** The language that the path names, or English. */
  locale: Locale
  /** What stands in front of `path`, of project and language: `/_projects/demo/hi`, or nothing. */
  base: string
  /** The path without project prefix and language; starts with a slash. */
  path: string
  /** The query with its question mark, or nothing. */
  search: string
}

/**
 * What is wrong with a request target (the part after the method), or null. Targets that two programs could read in two
 * ways are refused here, so that nothing behind has to agree on how to normalise them.
 */
export function targetProblem(target: string): string | null {
  if (!target.startsWith('/')) return 'The request target must be a path.'
  if (target.startsWith('//')) return 'The path must not start with two slashes.'
  const path = target.split('?', 1)[0] as string
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
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

/** Splits a target that has passed `targetProblem` (docs/architecture.md, "Addresses"). */
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

/** Programs get errors as JSON here, people get pages elsewhere. */
export const isApiPath = (path: string): boolean =>
  path === '/api' || path.startsWith('/api/') || path.startsWith('/internal/')

/** Files of the storefront's build: the same for every project, with a hash in their name. */
export const isBuildFile = (fullPath: string): boolean => fullPath.startsWith('/_next/static/')
