import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { nextDelayMs } from './backoff.ts'
import type { Log } from './log.ts'

/** `env` is the complete environment of the process; nothing is inherited. */
export type SiteCommand = {
  command: string
  args: string[]
  env: Record<string, string | undefined>
  cwd: string
}

/** Preloaded into the storefront, so that it never outlives the server. */
const EXIT_WITH_PARENT = new URL('./exitWithParent.mjs', import.meta.url).href
const KILL_AFTER_MS = 2000

/** Supervises the storefront's process: starts it, restarts it with backoff when it exits, stops it with the server. */
export class SiteProcess {
  #child: ChildProcess | null = null
  #timer: NodeJS.Timeout | null = null
  #delayMs = 0
  #startsAt = 0
  #isStopping = false
  readonly #command: SiteCommand
  readonly #log: Log

  constructor(command: SiteCommand, log: Log) {
    this.#command = command
    this.#log = log
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Retry-After while the storefront is down, seconds. */
  get retryAfterS(): number {
    return this.#timer ? Math.max(1, (this.#startsAt - Date.now()) / 1000 + 1) : 2
  }

  start(): void {
    const { command, args, env, cwd } = this.#command
    const startedAt = Date.now()
    const nodeOptions = [env.NODE_OPTIONS, `--import=${EXIT_WITH_PARENT}`].filter(Boolean).join(' ')
    const child = spawn(command, args, {
      cwd,
      env: { ...env, NODE_OPTIONS: nodeOptions } as unknown as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own: Ctrl-C signals only the server, which drains before it stops the storefront.
      detached: true,
    })
    this.#child = child
    this.#logLines(child)
    child.once('error', (err) => this.#log.error({ err, msg: 'the storefront could not be started' }))
    child.once('close', (code, signal) => {
      this.#child = null
      if (this.#isStopping) return
      this.#delayMs = nextDelayMs(this.#delayMs, Date.now() - startedAt)
      this.#startsAt = Date.now() + this.#delayMs
      this.#log.error({
        code,
        signal,
        restartInMs: this.#delayMs,
        msg: 'the storefront ended, it is started again',
      })
      this.#timer = setTimeout(() => {
        this.#timer = null
        this.start()
      }, this.#delayMs)
    })
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    if (this.#timer) clearTimeout(this.#timer)
    const child = this.#child
    if (!child?.pid) return
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
    this.#signal(child.pid, 'SIGTERM')
    const timer = setTimeout(() => this.#signal(child.pid as number, 'SIGKILL'), KILL_AFTER_MS)
    await ended
    clearTimeout(timer)
  }

  #signal(pid: number, signal: NodeJS.Signals): void {
    try {
      process.kill(-pid, signal)
    } catch (err) {
      if ((err as NodeJS.ErrnoException).code !== 'ESRCH') throw err
    }
  }

  #logLines(child: ChildProcess): void {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      const level = stream === child.stderr ? 'warn' : 'info'
      createInterface({ input: stream }).on('line', (line) => {
        if (line.trim() !== '') this.#log[level]({ program: 'site', msg: line })
      })
    }
  }
}
