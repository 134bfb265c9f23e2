import { LRUCache } from 'lru-cache'
import { normalisePath } from '#domain/content/redirects.ts'
import { isOwnPath, safeHref } from '#domain/links/safeHref.ts'
import { readTags } from '#domain/pages/cacheTags.ts'
import type { ProjectRecord } from './projectDirectory.ts'

/** A row of `redirects`. */
export type StoredRedirect = { to: string; isPermanent: boolean }

/** Loads the redirect of a project whose `from` is one of the paths, or null. */
export type LoadRedirect = (projectId: string, paths: string[]) => Promise<StoredRedirect | null>

/** Limits staleness when another process made a change, ms. */
const TTL_MS = 60_000
const MAX_ENTRIES = 5000

/** Redirects of paths without a page, cached until the redirects of the project change. */
export class Redirects {
  readonly #load: LoadRedirect
  readonly #cached = new LRUCache<string, { found: StoredRedirect | null }>({ max: MAX_ENTRIES, ttl: TTL_MS })
  readonly #generations = new Map<string, number>()
  #generation = 0

  constructor(load: LoadRedirect) {
    this.#load = load
  }

  /** `path` is without project prefix, as sent by the browser; case and percent-encoding do not matter. */
  async find(project: ProjectRecord, path: string): Promise<StoredRedirect | null> {
    const key = `${project.id} ${this.#generation}.${this.#generations.get(project.slug) ?? 0} ${path}`
    const kept = this.#cached.get(key)
    if (kept) return kept.found
    const paths = [path, decodeURIComponent(path), normalisePath(path) ?? path]
    const found = await this.#load(project.id, [...new Set(paths)])
    this.#cached.set(key, { found })
    return found
  }

  /** Invalidates all redirects. */
  clear(): void {
    this.#generation++
  }

  /** Invalidates the redirects of the projects in the tags. */
  purge(tags: readonly string[]): void {
    for (const { project, collection } of readTags(tags)) {
      if (collection !== null && collection !== 'redirects') continue
      this.#generations.set(project, (this.#generations.get(project) ?? 0) + 1)
    }
  }
}

type Visit = {
  /** '' on the project's own host, else its prefix. */
  base: string
  path: string
  /** The visitor's query with its question mark, or empty. */
  search: string
}

const PLACEHOLDER_ORIGIN = 'http://here.invalid'

/**
 * Location of a redirect for this visitor, whose query is appended; null for a redirect to itself and for unsafe targets.
 */
export function redirectLocation(to: string, { base, path, search }: Visit): string | null {
  const isOwn = isOwnPath(to)
  if (!isOwn && !/^https?:\/\//i.test(safeHref(to) ?? '')) return null
  if (!URL.canParse(to, PLACEHOLDER_ORIGIN)) return null
  const url = new URL(to, PLACEHOLDER_ORIGIN)
  if (isOwn && (url.origin !== PLACEHOLDER_ORIGIN || url.pathname === path)) return null
  if (search.length > 1) url.search = url.search ? `${url.search}&${search.slice(1)}` : search
  const address = isOwn
    ? `${url.pathname === '/' && base ? '' : url.pathname}${url.search}${url.hash}`
    : url.href
  return isOwn ? `${base}${address}` : address
}
