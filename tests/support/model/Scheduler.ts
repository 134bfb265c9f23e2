import type { BasePayload } from 'payload'

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

type Waiting = { process: number; go: () => void }

/** After so many turns of the event loop without a database call, the flows count as stuck. */
const STUCK_TURNS = 20_000

/**
 * Interleaves flows of several simulated processes: at each step a seeded random number picks which waiting database call proceeds.
 * A killed process stops at its next call for good.
 */
export class Scheduler {
  #waiting: Waiting[] = []
  readonly #dead = new Set<number>()
  #running = 0
  #steps = 0
  /** Called before each step, with its number. */
  onStep: (step: number) => void = () => undefined

  constructor(
    private readonly draw: () => number,
    /** Turns of the event loop after which every runnable flow has reached its next database call. */
    private readonly quietTurns = 1,
  ) {}

  get steps(): number {
    return this.#steps
  }

  kill(process: number): void {
    this.#dead.add(process)
    this.#waiting = this.#waiting.filter((one) => one.process !== process)
  }

  isDead(process: number): boolean {
    return this.#dead.has(process)
  }

  /** Resolves when the scheduler lets this process continue; never resolves once the process is killed. */
  waitForTurn(process: number): Promise<void> {
    return new Promise((resolve) => {
      if (!this.#dead.has(process)) this.#waiting.push({ process, go: resolve })
    })
  }

  /** Runs a database call when the scheduler lets this process continue. */
  async call<T>(process: number, work: () => Promise<T>): Promise<T> {
    await this.waitForTurn(process)
    this.#running++
    try {
      return await work()
    } finally {
      this.#running--
    }
  }

  /** Runs flows until all have ended or belong to killed processes. Throws the first error of a flow, and when flows get stuck. */
  async run(flows: readonly { process: number; flow: () => Promise<unknown> }[]): Promise<void> {
    const open = new Map<number, number>()
    const errors: unknown[] = []
    const add = (process: number, more: number) => open.set(process, (open.get(process) ?? 0) + more)
    for (const { process, flow } of flows) {
      add(process, 1)
      flow()
        .catch((err) => errors.push(err))
        .finally(() => add(process, -1))
    }
    const isOver = () => [...open].every(([process, count]) => count === 0 || this.#dead.has(process))
    for (let idle = 0; idle < STUCK_TURNS; ) {
      for (let i = 0; i < this.quietTurns; i++) await turn()
      if (errors.length > 0) throw errors[0]
      if (this.#running > 0) continue
      if (this.#waiting.length === 0) {
        if (isOver()) return
        idle++
        continue
      }
      idle = 0
      this.onStep(++this.#steps)
      const [next] = this.#waiting.splice(Math.floor(this.draw() * this.#waiting.length), 1)
      next?.go()
    }
    throw new Error('flows wait for something other than a database call')
  }
}

type Client = {
  execute: (statement: never) => Promise<unknown>
  batch: (...args: never[]) => Promise<unknown>
}

/** A Payload instance of another simulated process on the same database; the scheduler orders its database calls. */
export function scheduledPayload(
  payload: BasePayload,
  scheduler: Pick<Scheduler, 'call'>,
  process: number,
): BasePayload {
  const db = payload.db as unknown as Record<string, unknown> & { name: string; client: Client }
  const call = <T>(work: () => Promise<T>) => scheduler.call(process, work)
  const own: Record<string, unknown> = Object.create(db)
  if (db.name === 'sqlite')
    own.client = {
      execute: (statement: never) => call(() => db.client.execute(statement)),
      batch: (...args: never[]) => call(() => db.client.batch(...args)),
    }
  else
    for (const name of ['find', 'findOne', 'create', 'updateOne', 'count', 'deleteMany']) {
      const work = (db[name] as (args: unknown) => Promise<unknown>).bind(db)
      own[name] = (args: unknown) => call(() => work(args))
    }
  return Object.assign(Object.create(payload), { db: own })
}
