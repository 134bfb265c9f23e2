import { LRUCache } from 'lru-cache'
import { PROJECT_HEADER } from '#access/projectOf.ts'
import { readTag } from '#domain/pages/cacheTags.ts'
import type { Api } from '../api/rest.ts'

type Kept = { status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
type Options = { maxBytes: number; now?: () => number }

/** How long an answer counts without news of a change, ms; bounds what another process changed. */
const TTL_MS = 60_000
const LONGEST = 1_000_000
const COLLECTION = /^\/api\/([a-z-]+)(?:\/|$)/
/** Of our own calls, what everybody asks while typing and what only shows announced collections. */
const SEARCH = '/api/search'

/**
 * Answers of the API that are the same for everyone: anonymous searches, and reads of collections whose changes are announced.
 * Kept in memory until something of the project changes. A read with a cookie or an Authorization header is never kept or answered
 * from here.
 */
export class PublicReads {
  readonly #kept: LRUCache<string, Kept>
  readonly #running = new Map<string, Promise<Kept | null>>()
  readonly #generations = new Map<string, number>()
  #platform = 0

  constructor({ maxBytes, now = () => performance.now() }: Options) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) => body.byteLength + key.length + 500,
      ttl: TTL_MS,
      perf: { now },
    })
  }

  /** Forgets what these tags concern: those of a project what is kept of it, anything else all of it. */
  purge(tags: readonly string[]): void {
    for (const tag of tags) {
      const slug = readTag(tag)?.project
      if (slug) this.#generations.set(slug, (this.#generations.get(slug) ?? 0) + 1)
      else this.#platform++
    }
  }

  /** The same Api, asked once for all who read the same at the same time. */
  wrap(api: Api, collections: () => ReadonlySet<string>): Api {
    return async (request) => {
      const key = this.#keyOf(request, collections())
      if (!key) return api(request)
      const kept = this.#kept.get(key)
      if (kept) return toResponse(kept)
      const running = this.#running.get(key)
      if (running) {
        const shared = await running
        return shared ? toResponse(shared) : api(request)
      }
      let settle: (kept: Kept | null) => void = () => {}
      this.#running.set(key, new Promise((resolve) => (settle = resolve)))
      let fresh: Kept | null = null
      try {
        const response = await api(request)
        if (!isKeepable(response)) return response
        fresh = await toKept(response)
        if (fresh.body.byteLength <= LONGEST) this.#kept.set(key, fresh)
        return toResponse(fresh)
      } finally {
        this.#running.delete(key)
        settle(fresh)
      }
    }
  }

  /** Names the answer and the state of the project it belongs to: what was asked for before a change is under another key. */
  #keyOf(request: Request, collections: ReadonlySet<string>): string | null {
    const { method, headers } = request
    if (method !== 'GET' || headers.has('cookie') || headers.has('authorization')) return null
    const project = headers.get(PROJECT_HEADER)
    const url = new URL(request.url)
    const collection = COLLECTION.exec(url.pathname)?.[1]
    const isShared = url.pathname === SEARCH || (collection !== undefined && collections.has(collection))
    if (!project || !isShared || url.pathname.includes('/file/')) return null
    const generation = this.#generations.get(project.split(' ')[1] ?? '') ?? 0
    return `${project} ${this.#platform}.${generation} ${url.pathname}${url.search}`
  }
}

const isKeepable = (response: Response): boolean =>
  response.status === 200 &&
  response.headers.getSetCookie().length === 0 &&
  (response.headers.get('content-type')?.includes('application/json') ?? false)

const toKept = async (response: Response): Promise<Kept> => ({
  status: response.status,
  headers: [...response.headers],
  body: new Uint8Array(await response.arrayBuffer()),
})

const toResponse = ({ status, headers, body }: Kept): Response => new Response(body, { status, headers })
