import { LRUCache } from 'lru-cache'
import { PROJECT_HEADER } from '#access/projectOf.ts'
import { readTag } from '#domain/pages/cacheTags.ts'
import { UNCACHED_HEADER } from '#domain/pages/changeHeaders.ts'
import type { Api } from '../api/rest.ts'

type CachedResponse = { status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
type Options = { maxBytes: number; now?: () => number }

/** Lifetime of an answer, ms; limits staleness when another process made a change. */
const TTL_MS = 60_000
const MAX_ANSWER_BYTES = 1_000_000
const COLLECTION = /^\/api\/([a-z-]+)(?:\/|$)/
/** The only own call that is cached: it is called while typing and shows only collections whose changes are published. */
const SEARCH = '/api/search'

/**
 * In-memory cache of API answers that are the same for everyone: anonymous searches, and reads of collections whose changes are
 * published. Invalidated by any change in the project. Requests with a cookie or an Authorization header bypass it.
 */
export class PublicReads {
  readonly #cached: LRUCache<string, CachedResponse>
  readonly #running = new Map<string, Promise<CachedResponse | null>>()
  readonly #generations = new Map<string, number>()
  #platformGeneration = 0

  constructor({ maxBytes, now = () => performance.now() }: Options) {
    this.#cached = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) => body.byteLength + key.length + 500,
      ttl: TTL_MS,
      perf: { now },
    })
  }

  /** Invalidates the answers of the projects in the tags; a tag without a project invalidates everything. */
  purge(tags: readonly string[]): void {
    for (const tag of tags) {
      const slug = readTag(tag)?.project
      if (slug) this.#generations.set(slug, (this.#generations.get(slug) ?? 0) + 1)
      else this.#platformGeneration++
    }
  }

  /** Invalidates all answers. */
  clear(): void {
    this.#platformGeneration++
  }

  /** The Api with this cache in front; equal concurrent requests share one call. */
  wrap(api: Api, collections: () => ReadonlySet<string>): Api {
    return async (request) => {
      const key = this.#keyOf(request, collections())
      if (!key) return api(request)
      const kept = this.#cached.get(key)
      if (kept) return toResponse(kept)
      const running = this.#running.get(key)
      if (running) {
        const shared = await running
        return shared ? toResponse(shared) : api(request)
      }
      let settle: (kept: CachedResponse | null) => void = () => {}
      this.#running.set(key, new Promise((resolve) => (settle = resolve)))
      let fresh: CachedResponse | null = null
      try {
        const response = await api(request)
        if (!isCacheable(response)) {
          if (response.headers.has(UNCACHED_HEADER)) response.headers.delete(UNCACHED_HEADER)
          return response
        }
        fresh = await toCachedAnswer(response)
        if (fresh.body.byteLength <= MAX_ANSWER_BYTES) this.#cached.set(key, fresh)
        return toResponse(fresh)
      } finally {
        this.#running.delete(key)
        settle(fresh)
      }
    }
  }

  /** Cache key, or null for requests that are not cached. Contains the generation of the project, so a purge changes the key. */
  #keyOf(request: Request, collections: ReadonlySet<string>): string | null {
    const { method, headers } = request
    if (method !== 'GET' || headers.has('cookie') || headers.has('authorization')) return null
    const project = headers.get(PROJECT_HEADER)
    const url = new URL(request.url)
    const collection = COLLECTION.exec(url.pathname)?.[1]
    const isShared = url.pathname === SEARCH || (collection !== undefined && collections.has(collection))
    if (!project || !isShared || url.pathname.includes('/file/')) return null
    const generation = this.#generations.get(project.split(' ')[1] ?? '') ?? 0
    return `${project} ${this.#platformGeneration}.${generation} ${url.pathname}${url.search}`
  }
}

const isCacheable = (response: Response): boolean =>
  response.status === 200 &&
  response.headers.getSetCookie().length === 0 &&
  !response.headers.has(UNCACHED_HEADER) &&
  (response.headers.get('content-type')?.includes('application/json') ?? false)

const toCachedAnswer = async (response: Response): Promise<CachedResponse> => ({
  status: response.status,
  headers: [...response.headers],
  body: new Uint8Array(await response.arrayBuffer()),
})

const toResponse = ({ status, headers, body }: CachedResponse): Response =>
  new Response(body, { status, headers })
