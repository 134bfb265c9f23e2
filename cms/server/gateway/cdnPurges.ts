import { request } from 'undici'
import type { Log } from '../process/log.ts'
import { ALL_PAGES, purgedCdnTags } from './cdnTags.ts'

type Options = {
  /** Purge endpoint of the CDN, called with `POST { tags: […] }`, and its bearer token. */
  url: string
  token: string
  log: Log
  times?: typeof TIMES
}

/** All in ms. */
const TIMES = {
  /** Changes within this time become one request. */
  gather: 100,
  /** Minimum time between two requests. */
  pause: 250,
  timeout: 5000,
  firstRetry: 1000,
  longestRetry: 10_000,
  /** After this time no CDN has a page from before a change any more (CDN_KEEPS in pages.ts). */
  giveUp: 90_000,
  /** Time limit for the remaining purges when the server stops. */
  stop: 1500,
}
/** Cloudflare's maximum per request. */
const TAGS_PER_REQUEST = 100
const TOO_MANY = 429

class Refused extends Error {
  readonly retryAfterMs: number
  constructor(status: number, retryAfter: unknown) {
    super(`the CDN answered ${status}`)
    const seconds = Number(retryAfter)
    this.retryAfterMs = status === TOO_MANY && seconds > 0 ? seconds * 1000 : 0
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref())

/** Purges pages from a CDN, one request at a time; each tag is retried until it is accepted or its pages have expired there. */
export class CdnPurges {
  readonly #options: Options
  readonly #times: typeof TIMES
  /** Pending tags, each with the time of its change. */
  readonly #waiting = new Map<string, number>()
  #running: Promise<void> | null = null

  constructor(options: Options) {
    this.#options = options
    this.#times = options.times ?? TIMES
  }

  /** Purges the pages that a change with these cache tags affects; in the background. */
  purge(tags: readonly string[]): void {
    this.#add(purgedCdnTags(tags))
  }

  /** Purges all pages. */
  purgeAll(): void {
    this.#add([ALL_PAGES])
  }

  /** Resolves when all purges are sent, or after 1.5 s. */
  async stop(): Promise<void> {
    await Promise.race([this.#running, wait(this.#times.stop)])
  }

  #add(tags: readonly string[]): void {
    const now = performance.now()
    for (const tag of tags) if (!this.#waiting.has(tag)) this.#waiting.set(tag, now)
    if (this.#waiting.size === 0) return
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = null
    })
  }

  async #sendAll(): Promise<void> {
    const { gather, pause, firstRetry, longestRetry } = this.#times
    let failures = 0
    await wait(gather)
    while (this.#waiting.size > 0) {
      const batch = [...this.#waiting].slice(0, TAGS_PER_REQUEST)
      for (const [tag] of batch) this.#waiting.delete(tag)
      try {
        await this.#send(batch.map(([tag]) => tag))
        failures = 0
        if (this.#waiting.size > 0) await wait(pause)
      } catch (err) {
        this.#requeue(batch, err, failures === 0)
        const delay = Math.min(firstRetry * 2 ** failures, longestRetry)
        failures += 1
        if (this.#waiting.size > 0)
          await wait(Math.max(delay, err instanceof Refused ? Math.min(err.retryAfterMs, longestRetry) : 0))
      }
    }
  }

  /** Requeues tags that were not accepted, unless they have expired. */
  #requeue(batch: [string, number][], err: unknown, isFirst: boolean): void {
    const { log } = this.#options
    const oldest = performance.now() - this.#times.giveUp
    const over = batch.filter(([, since]) => since < oldest)
    for (const [tag, since] of batch) if (since >= oldest) this.#waiting.set(tag, since)
    if (over.length > 0) log.error({ err, tags: over.length, msg: 'pages were not purged from the CDN' })
    else if (isFirst) log.warn({ err, msg: 'the CDN refused a purge, which is retried' })
  }

  async #send(tags: string[]): Promise<void> {
    const { url, token } = this.#options
    const answer = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ tags }),
      headersTimeout: this.#times.timeout,
      bodyTimeout: this.#times.timeout,
      signal: AbortSignal.timeout(this.#times.timeout),
    })
    await answer.body.dump()
    if (answer.statusCode < 200 || answer.statusCode >= 300)
      throw new Refused(answer.statusCode, answer.headers['retry-after'])
  }
}
