import { isDatabaseBusy } from '#database/databaseTrouble.ts'

/** How long a write waits for a lock that another program holds, ms; then its request is answered with 503. */
const PATIENCE_MS = 5000
const FIRST_WAIT_MS = 5
const LONGEST_WAIT_MS = 50

const METHODS = ['execute', 'batch', 'executeMultiple', 'migrate'] as const
type Method = (typeof METHODS)[number]
type Call = (...args: unknown[]) => Promise<unknown>
/** The client of a local SQLite database, as far as it is needed here. */
export type PatientClient = { [K in Method]: Call } & {
  transaction: (mode: 'deferred') => Promise<{ close: () => void }>
}

const READS = /^\s*(select|pragma|explain)\b/i

/** Whether a call only reads, which no lock of a writer keeps it from. */
function isRead(method: Method, [statement]: readonly unknown[]): boolean {
  if (method !== 'execute') return false
  const text = typeof statement === 'string' ? statement : (statement as { sql: string }).sql
  return READS.test(text)
}

type Options = { patienceMs?: number; pragmas?: readonly string[] }

/**
 * Has a SQLite client wait for a lock beside the event loop. The client itself would wait on the main thread (busy_timeout),
 * and nobody would be answered meanwhile; so it does not wait at all, and what finds the database locked is tried again
 * here, one after the other in the order they came.
 *
 * A statement that a lock stopped stays open in the client until it is collected, and while it is, the connection commits
 * nothing. So a write begins with the question whether the lock is free, which leaves nothing open; and where somebody took
 * the lock in between, the connection is left for a new one, with `pragmas` set again.
 */
export async function waitPatiently(client: PatientClient, options: Options = {}): Promise<void> {
  const { patienceMs = PATIENCE_MS, pragmas = [] } = options
  const plain = Object.fromEntries(METHODS.map((name) => [name, client[name].bind(client)])) as Record<
    Method,
    Call
  >
  const setUp = async (): Promise<void> => {
    for (const pragma of ['busy_timeout = 0', ...pragmas]) await plain.execute(`PRAGMA ${pragma}`)
  }
  const leaveConnection = async (): Promise<void> => {
    const left = await client.transaction('deferred')
    left.close()
    await setUp()
  }

  /** One try; null when the database is locked. */
  async function attempt(method: Method, args: unknown[]): Promise<{ result: unknown } | null> {
    try {
      if (!isRead(method, args)) await plain.executeMultiple('BEGIN IMMEDIATE')
    } catch (err) {
      if (isDatabaseBusy(err)) return null
      throw err
    }
    try {
      return { result: await plain[method](...args) }
    } catch (err) {
      if (!isDatabaseBusy(err)) throw err
      await leaveConnection()
      return null
    }
  }

  let last: Promise<unknown> = Promise.resolve()
  async function again(method: Method, args: unknown[], until: number): Promise<unknown> {
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      const done = await attempt(method, args)
      if (done) return done.result
      if (performance.now() > until)
        throw Object.assign(new Error('the database is locked by another program'), { code: 'SQLITE_BUSY' })
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }

  await setUp()
  for (const method of METHODS)
    client[method] = async (...args) => {
      const done = await attempt(method, args)
      if (done) return done.result
      const until = performance.now() + patienceMs
      const mine = last.then(() => again(method, args, until))
      last = mine.catch(() => {})
      return mine
    }
}
