import type { Log } from '../process/log.ts'

export type ProjectRecord = {
  id: string
  slug: string
  title: string
  status: 'active' | 'suspended'
  /** Hosts it owns: lower case, no port. */
  hosts: readonly string[]
}

type Book = { bySlug: Map<string, ProjectRecord>; byHost: Map<string, ProjectRecord>; readAt: number }

type Options = {
  load: () => Promise<ProjectRecord[]>
  log: Log
  now?: () => number
  /** How long a reading counts as fresh, ms. */
  ttlMs?: number
}

/** A host as it is compared: lower case, without port and without the root's dot. */
export const plainHost = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

function toBook(projects: ProjectRecord[], readAt: number): Book {
  const bySlug = new Map(projects.map((project) => [project.slug, project]))
  const byHost = new Map(
    projects.flatMap((project) => project.hosts.map((host) => [plainHost(host), project] as const)),
  )
  return { bySlug, byHost, readAt }
}

/** All projects, kept in memory, since every request asks for one. */
export class ProjectDirectory {
  #book: Book | null = null
  #reading: Promise<Book> | null = null
  #generation = 0
  readonly #options: Required<Options>

  constructor(options: Options) {
    this.#options = { now: Date.now, ttlMs: 30_000, ...options }
  }

  async bySlug(slug: string): Promise<ProjectRecord | null> {
    return (await this.#current()).bySlug.get(slug) ?? null
  }

  async byHost(host: string): Promise<ProjectRecord | null> {
    return (await this.#current()).byHost.get(plainHost(host)) ?? null
  }

  /** Forgets what was read; a reading under way is not used either. */
  bust(): void {
    this.#book = null
    this.#reading = null
    this.#generation++
  }

  async #current(): Promise<Book> {
    const { now, ttlMs, log } = this.#options
    if (this.#book && now() - this.#book.readAt < ttlMs) return this.#book
    const last = this.#book
    try {
      return await this.#read()
    } catch (err) {
      log.error({ err, msg: 'projects could not be read' })
      if (last) return last
      throw err
    }
  }

  #read(): Promise<Book> {
    if (this.#reading) return this.#reading
    const generation = this.#generation
    const { load, now } = this.#options
    const reading = load()
      .then((projects) => {
        const book = toBook(projects, now())
        if (generation === this.#generation) this.#book = book
        return book
      })
      .finally(() => {
        if (this.#reading === reading) this.#reading = null
      })
    this.#reading = reading
    return reading
  }
}

/** Whether a change concerns the projects themselves. */
export const concernsProjects = (tags: readonly string[]): boolean =>
  tags.some((tag) => /(^|:)projects(:|$)/.test(tag))
