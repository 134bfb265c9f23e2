import type { Log } from '../process/log.ts'

export type ProjectRecord = {
  id: string
  slug: string
  title: string
  status: 'active' | 'suspended'
  /** Own hosts: lower case, no port. */
  hosts: readonly string[]
}

type Snapshot = { bySlug: Map<string, ProjectRecord>; byHost: Map<string, ProjectRecord>; readAt: number }

type Options = {
  load: () => Promise<ProjectRecord[]>
  log: Log
  now?: () => number
  /** How long loaded projects are fresh, ms. */
  ttlMs?: number
}

/** Normalised host: lower case, without port and trailing dot. */
export const normaliseHost = (host: string): string =>
  host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

function toSnapshot(projects: ProjectRecord[], readAt: number): Snapshot {
  const bySlug = new Map(projects.map((project) => [project.slug, project]))
  const byHost = new Map(
    projects.flatMap((project) => project.hosts.map((host) => [normaliseHost(host), project] as const)),
  )
  return { bySlug, byHost, readAt }
}

/** Older projects are not served while they are reloaded, ms. */
const OLD_MS = 600_000

/**
 * In-memory directory of all projects, which every request needs. Stale projects are served while they are reloaded, so that
 * no request waits for an unresponsive database; changes drop them (`bust`). When a reload fails, the previous projects are used.
 */
export class ProjectDirectory {
  #snapshot: Snapshot | null = null
  #reading: Promise<Snapshot> | null = null
  #generation = 0
  readonly #options: Required<Options>

  constructor(options: Options) {
    this.#options = { now: Date.now, ttlMs: 30_000, ...options }
  }

  async bySlug(slug: string): Promise<ProjectRecord | null> {
    return (await this.#current()).bySlug.get(slug) ?? null
  }

  async byHost(host: string): Promise<ProjectRecord | null> {
    return (await this.#current()).byHost.get(normaliseHost(host)) ?? null
  }

  /** Invalidates the projects in memory; the result of a load in progress is not stored. */
  bust(): void {
    this.#snapshot = null
    this.#reading = null
    this.#generation++
  }

  async #current(): Promise<Snapshot> {
    const { now, ttlMs, log } = this.#options
    if (this.#snapshot && now() - this.#snapshot.readAt < ttlMs) return this.#snapshot
    const last = this.#snapshot
    const reading = this.#read().catch((err) => {
      log.error({ err, msg: 'projects could not be read' })
      if (last) return last
      throw err
    })
    return last && now() - last.readAt < OLD_MS ? last : reading
  }

  #read(): Promise<Snapshot> {
    if (this.#reading) return this.#reading
    const generation = this.#generation
    const { load, now } = this.#options
    const reading = load()
      .then((projects) => {
        const snapshot = toSnapshot(projects, now())
        if (generation === this.#generation) this.#snapshot = snapshot
        return snapshot
      })
      .finally(() => {
        if (this.#reading === reading) this.#reading = null
      })
    this.#reading = reading
    return reading
  }
}

/** Whether a change affects the collection of projects. */
export const changesProjects = (tags: readonly string[]): boolean =>
  tags.some((tag) => /(^|:)projects(:|$)/.test(tag))
