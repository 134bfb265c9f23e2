import type { Log } from './log.ts'

type Options = {
  /** Writes something of no meaning. */
  write: () => Promise<void>
  log: Log
  /** Ms since some moment. */
  now?: () => number
}

/** A write is tried when the server is asked whether it is ready, but not more often than this, ms. */
const EVERY_MS = 5000
/** A lock that is gone in a moment makes no server unready; one that stays does, ms. */
const FAILING_MS = 15_000

/** Knows whether the database takes writes: it may be readable and full, locked or on a disk that is read-only. */
export class WriteProbe {
  #askedAt = Number.NEGATIVE_INFINITY
  #failingSince: number | null = null
  #isRunning = false
  readonly #options: Required<Options>

  constructor(options: Options) {
    this.#options = { now: () => performance.now(), ...options }
  }

  /** Null while writes work, or have failed for less than 15 s; answers at once by what the last try said. */
  check(): string | null {
    const now = this.#options.now()
    if (!this.#isRunning && now - this.#askedAt >= EVERY_MS) void this.#try(now)
    return this.#failingSince !== null && now - this.#failingSince >= FAILING_MS ? 'takes no writes' : null
  }

  async #try(startedAt: number): Promise<void> {
    this.#isRunning = true
    this.#askedAt = startedAt
    try {
      await this.#options.write()
      this.#failingSince = null
    } catch (err) {
      this.#failingSince ??= startedAt
      this.#options.log.error({ err, msg: 'the database takes no writes' })
    } finally {
      this.#isRunning = false
    }
  }
}
