import { LRUCache } from 'lru-cache'
import { readTags } from '#domain/pages/cacheTags.ts'
import type { Log } from '../process/log.ts'
import type { ProjectRecord } from './projectDirectory.ts'

/** Loads the origins of streams that lessons of a class of a project play from other servers. */
export type LoadStreamServers = (projectId: string, klass: string) => Promise<string[]>

/** Limits staleness when another process made a change, ms. */
const TTL_MS = 60_000
const MAX_CLASSES = 5000
const CLASS_PAGE = /^\/learn\/([^/]+)(?:\/|$)/
/** Collections that say where the streams of a class are. */
const OF: ReadonlySet<string | null> = new Set([null, 'lectures', 'classes'])

/** Servers that pages of a class may load streams from, cached until lessons of the project change. */
export class StreamServers {
  readonly #load: LoadStreamServers
  readonly #log: Pick<Log, 'error'>
  readonly #cached = new LRUCache<string, string[]>({ max: MAX_CLASSES, ttl: TTL_MS })
  #generation = 0

  constructor(load: LoadStreamServers, log: Pick<Log, 'error'>) {
    this.#load = load
    this.#log = log
  }

  /** None for pages outside of a class, and while they cannot be read: such a page is served without the streams. */
  async ofPage({ id, slug }: Pick<ProjectRecord, 'id' | 'slug'>, path: string): Promise<readonly string[]> {
    const klass = CLASS_PAGE.exec(path)?.[1]
    if (!klass) return []
    const key = `${slug} ${klass}`
    const kept = this.#cached.get(key)
    if (kept) return kept
    const generation = this.#generation
    try {
      const found = await this.#load(id, klass)
      if (generation === this.#generation) this.#cached.set(key, found)
      return found
    } catch (err) {
      this.#log.error({ err, msg: 'the servers of streams could not be read', class: klass })
      return []
    }
  }

  /** Invalidates all classes. */
  clear(): void {
    this.#generation++
    this.#cached.clear()
  }

  /** Invalidates the classes of the projects in the tags. */
  purge(tags: readonly string[]): void {
    for (const { project, collection } of readTags(tags)) {
      if (!OF.has(collection)) continue
      this.#generation++
      for (const key of [...this.#cached.keys()]) if (key.startsWith(`${project} `)) this.#cached.delete(key)
    }
  }
}
