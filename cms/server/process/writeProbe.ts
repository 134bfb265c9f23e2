import type { Log } from './log.ts'

type Options = {
  /** Writes a probe row. */
  write: () => Promise<void>
  log: Log
  /** Monotonic time, ms. */
  now?: () => number
}

/** Minimum time between probes, which readiness checks trigger, ms. */
const EVERY_MS = 5000
/** The server is not ready once writes have failed for this long, so that short locks do not count, ms. */
const FAILING_MS = 15_000

/** Checks whether the database is writable: it may be readable but full, locked or read-only. */
export class WriteProbe {
  #triedAt = Number.NEGATIVE_INFINITY
  #failingSince: number | null = null
  #isRunning = false
  readonly #options: Required<Options>

  constructor(options: Options) {
    this.#options = { now: () => performance.now(), ...options }
  }

  /** Null while writes work or have failed for less than `FAILING_MS`, else the reason. Synchronous: uses the last probe's result. */
  check(): string | null {
    const now = this.#options.now()
    if (!this.#isRunning && now - this.#triedAt >= EVERY_MS) void this.#try(now)
    return this.#failingSince !== null && now - this.#failingSince >= FAILING_MS ? 'takes no writes' : null
  }

  async #try(startedAt: number): Promise<void> {
    this.#isRunning = true
    this.#triedAt = startedAt
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
