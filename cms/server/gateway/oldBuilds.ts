import { setTimeout as wait } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import { z } from 'zod'
import type { ByteRange, FileStore, ListedFile } from '../../adapters/storage/FileStore.ts'
import { readFile } from '../../adapters/storage/readFile.ts'
import type { Log } from '../process/log.ts'
import { fetchFromSite, SiteUnavailable, type UpstreamResponse } from './upstream.ts'

const FOLDER = 'site-builds/'
const PREFIX = '/_next/static/'
const AT_ONCE = 8
const MAX_TRIES = 20
/** Maximum size of a build of the storefront, bytes. */
const MAX_BYTES = 200_000_000

/** All in ms. */
const TIMES = {
  /** Interval of checking the storefront's build, also after a failure. */
  check: 5000,
  retry: 60_000,
  /** Interval of marking the current build as in use. */
  mark: 3_600_000,
  /** How long files are stored after their build was last in use. */
  keep: 86_400_000,
}

/** `/_next/static/files.json`, which scripts/build.mjs writes; paths below `/_next/static/`, not encoded. */
const buildSchema = z.object({
  build: z.string().regex(/^[\w-]{1,60}$/),
  files: z.array(z.string().min(1).max(300)).max(10_000),
})
/** `<build>.json` in the store: the position of each file in `<build>.bin`, both ends inclusive. */
const indexSchema = z.record(z.string(), z.object({ start: z.number(), end: z.number(), type: z.string() }))

type Build = z.infer<typeof buildSchema>
type Index = z.infer<typeof indexSchema>

type Options = {
  store: FileStore
  agent: Dispatcher
  siteUrl: string
  log: Log
  now?: () => number
  times?: typeof TIMES
}

/**
 * Stores files of the storefront's earlier builds, so that a page opened before a release can still load its remaining files. Every
 * server copies the build of its storefront; a build that no server has used for a day is deleted.
 */
export class OldBuilds {
  readonly #options: Options
  readonly #now: () => number
  readonly #times: typeof TIMES
  readonly #indexes = new Map<string, Index>()
  #listed: { at: number; keys: Promise<string[]> } | null = null
  /** The build that was last marked as in use, and the time. */
  #marked: { build: string; at: number } | null = null

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? Date.now
    this.#times = options.times ?? TIMES
  }

  /** Checks the storefront's build periodically until the signal aborts. */
  async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const pause = await this.check().then(
        () => this.#times.check,
        (err: unknown) => this.#pauseAfter(err, signal),
      )
      await wait(pause, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  #pauseAfter(err: unknown, signal: AbortSignal): number {
    if (signal.aborted || err instanceof SiteUnavailable) return this.#times.check
    this.#options.log.warn({ err, msg: 'the files of the storefront could not be kept' })
    return this.#times.retry
  }

  /** Copies the storefront's build to the store unless it is there, marks it as in use, and deletes unused builds. */
  async check(): Promise<void> {
    const found = await this.#currentBuild()
    if (!found) return
    const { build } = found
    const isMarked = this.#marked?.build === build && this.#now() - this.#marked.at < this.#times.mark
    if (isMarked) return
    const { store } = this.#options
    const known = await store.head(`${FOLDER}${build}.json`)
    const isFresh = known !== null && this.#now() - known.modifiedAt.getTime() < this.#times.mark
    if (!known) await this.#copy(found)
    else if (!isFresh) await this.#mark(build)
    this.#marked = { build, at: isFresh ? known.modifiedAt.getTime() : this.#now() }
    await this.#prune(build)
  }

  /** A file of another build by path, as its storefront served it; null when no build of the last day has it, or the store fails. */
  async find(fullPath: string): Promise<UpstreamResponse | null> {
    try {
      const path = decodeURIComponent(fullPath.slice(PREFIX.length))
      for (const key of await this.#indexKeys()) {
        const place = (await this.#indexOf(key))?.[path]
        const body = place && (await this.#read(key.replace(/json$/, 'bin'), place))
        if (body) return { status: 200, headers: { 'content-type': place.type }, body, cookies: [] }
      }
    } catch (err) {
      this.#options.log.warn({ err, msg: 'the files of an older storefront could not be read' })
    }
    return null
  }

  /** Lists the keys at most once every five seconds, so that requests for unknown files do not reach the store. */
  #indexKeys(): Promise<string[]> {
    const at = this.#now()
    if (this.#listed && at - this.#listed.at < this.#times.check) return this.#listed.keys
    const keys = this.#list().then((files) =>
      files.map(({ key }) => key).filter((key) => key.endsWith('.json')),
    )
    const listed = { at, keys }
    this.#listed = listed
    keys.catch(() => {
      if (this.#listed === listed) this.#listed = null
    })
    return keys
  }

  async #list(): Promise<ListedFile[]> {
    const files: ListedFile[] = []
    for await (const file of this.#options.store.list(FOLDER)) files.push(file)
    return files
  }

  async #read(key: string, { start, end }: ByteRange): Promise<Buffer | null> {
    const content = await this.#options.store.get(key, { range: { start, end } })
    if (!content) return null
    const chunks: Buffer[] = []
    for await (const chunk of content.body) chunks.push(chunk as Buffer)
    const bytes = Buffer.concat(chunks)
    return bytes.length === end - start + 1 ? bytes : null
  }

  /** Null when the storefront does not list its files. */
  async #currentBuild(): Promise<Build | null> {
    const { status, body } = await this.#fetch('files.json')
    if (status !== 200) return null
    try {
      return buildSchema.parse(JSON.parse(body.toString('utf8')))
    } catch {
      return null
    }
  }

  #fetch(path: string): Promise<UpstreamResponse> {
    const { agent, siteUrl } = this.#options
    const encoded = path.split('/').map(encodeURIComponent).join('/')
    return fetchFromSite(agent, `${siteUrl}${PREFIX}${encoded}`, {})
  }

  /** Fetches a file of this build; behind one host name there may be storefronts of several builds, any of which may respond. */
  async #fetchOf(build: string, path: string): Promise<UpstreamResponse> {
    for (let tries = 1; ; tries++) {
      const answer = await this.#fetch(path)
      if (answer.status === 200) return answer
      if (tries === MAX_TRIES) throw new Error(`${path} of the build ${build} answers ${answer.status}`)
    }
  }

  /** Writes the index last: a build with an index is complete. */
  async #copy({ build, files }: Build): Promise<void> {
    const parts: Buffer[] = []
    const index: Index = {}
    let size = 0
    for (let at = 0; at < files.length; at += AT_ONCE) {
      const paths = files.slice(at, at + AT_ONCE)
      const answers = await Promise.all(paths.map((path) => this.#fetchOf(build, path)))
      for (const [i, { headers, body }] of answers.entries()) {
        if (body.length === 0) continue
        const type = headers['content-type'] ?? 'application/octet-stream'
        index[paths[i] as string] = { start: size, end: size + body.length - 1, type }
        parts.push(body)
        size += body.length
        if (size > MAX_BYTES) throw new Error(`the build ${build} is larger than ${MAX_BYTES} bytes`)
      }
    }
    const { store, log } = this.#options
    await store.put(`${FOLDER}${build}.bin`, Buffer.concat(parts, size), { type: 'application/octet-stream' })
    await this.#putIndex(build, index)
    log.info({ build, files: files.length, bytes: size, msg: 'the files of the storefront are kept' })
  }

  async #putIndex(build: string, index: Index): Promise<void> {
    const { store } = this.#options
    await store.put(`${FOLDER}${build}.json`, Buffer.from(JSON.stringify(index)), {
      type: 'application/json',
    })
  }

  async #mark(build: string): Promise<void> {
    const index = await this.#indexOf(`${FOLDER}${build}.json`)
    if (index) await this.#putIndex(build, index)
  }

  /** Cached, since an index never changes. */
  async #indexOf(key: string): Promise<Index | null> {
    const known = this.#indexes.get(key)
    if (known) return known
    const bytes = await readFile(this.#options.store, key)
    if (!bytes) return null
    const index = indexSchema.parse(JSON.parse(bytes.toString('utf8')))
    this.#indexes.set(key, index)
    return index
  }

  /** Deletes the index first, so that the files are not found any more. Files without an index belong to an interrupted or running copy. */
  async #prune(current: string): Promise<void> {
    const { store } = this.#options
    const listed = await this.#list()
    const oldest = this.#now() - this.#times.keep - this.#times.mark
    const buildOf = (key: string) => key.slice(FOLDER.length).split('.', 1)[0] as string
    const used = new Set([current])
    for (const { key, modifiedAt } of listed)
      if (key.endsWith('.json') && modifiedAt.getTime() >= oldest) used.add(buildOf(key))
    const unused = listed.filter(
      ({ key, modifiedAt }) => modifiedAt.getTime() < oldest && !used.has(buildOf(key)),
    )
    const isIndex = ({ key }: ListedFile) => key.endsWith('.json')
    for (const { key } of [...unused.filter(isIndex), ...unused.filter((file) => !isIndex(file))]) {
      await store.delete(key)
      this.#indexes.delete(key)
    }
  }
}
