import { LRUCache } from 'lru-cache'
import { normalPath } from '#domain/content/redirects.ts'
import { isOwnPath, safeHref } from '#domain/links/safeHref.ts'
import { readTags } from '#domain/pages/cacheTags.ts'
import type { ProjectRecord } from './projectDirectory.ts'

/** A row of `redirects`. */
export type StoredRedirect = { to: string; isPermanent: boolean }

/** Reads the redirect of a project whose `from` is one of the paths, or null. */
export type LoadRedirect = (projectId: string, paths: string[]) => Promise<StoredRedirect | null>

/** Bounds what another process changed, ms. */
const TTL_MS = 60_000
const MOST = 5000

/** Where addresses without a page lead. Looked up when nothing else answers, and kept until the project's redirects change. */
export class Redirects {
  readonly #load: LoadRedirect
  readonly #kept = new LRUCache<string, { found: StoredRedirect | null }>({ max: MOST, ttl: TTL_MS })
  readonly #generations = new Map<string, number>()

  constructor(load: LoadRedirect) {
    this.#load = load
  }

  /** `path` is without the project's prefix, as the browser wrote it; capitals and the way letters are encoded make no difference. */
  async find(project: ProjectRecord, path: string): Promise<StoredRedirect | null> {
    const key = `${project.id} ${this.#generations.get(project.slug) ?? 0} ${path}`
    const kept = this.#kept.get(key)
    if (kept) return kept.found
    const paths = [path, decodeURIComponent(path), normalPath(path) ?? path]
    const found = await this.#load(project.id, [...new Set(paths)])
    this.#kept.set(key, { found })
    return found
  }

  /** Forgets what these tags concern. */
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
  /** The visitor's query with its question mark, or nothing. */
  search: string
}

const HERE = 'http://here.invalid'

/**
 * The address a redirect leads this visitor to, their query kept behind its own; null for one that leads to itself or that
 * no browser should follow.
 */
export function redirectLocation(to: string, { base, path, search }: Visit): string | null {
  const isOwn = isOwnPath(to)
  if (!isOwn && !/^https?:\/\//i.test(safeHref(to) ?? '')) return null
  if (!URL.canParse(to, HERE)) return null
  const url = new URL(to, HERE)
  if (isOwn && (url.origin !== HERE || url.pathname === path)) return null
  if (search.length > 1) url.search = url.search ? `${url.search}&${search.slice(1)}` : search
  const address = isOwn
    ? `${url.pathname === '/' && base ? '' : url.pathname}${url.search}${url.hash}`
    : url.href
  return isOwn ? `${base}${address}` : address
}
