import { isDatabaseBusy } from '#database/databaseErrors.ts'

/** How long a write waits for a lock held by another program, ms; then its request gets a 503. */
const LOCK_TIMEOUT_MS = 5000
const FIRST_WAIT_MS = 5
const MAX_WAIT_MS = 50

const METHODS = ['execute', 'batch', 'executeMultiple', 'migrate'] as const
type Method = (typeof METHODS)[number]
type Call = (...args: unknown[]) => Promise<unknown>
/** The part of a local SQLite database's client that is needed here. */
export type LockableClient = { [K in Method]: Call } & {
  transaction: (mode: 'deferred') => Promise<{ close: () => void }>
}

const READS = /^\s*(select|pragma|explain)\b/i

/** Whether a call only reads, so that a writer's lock does not block it. */
function isRead(method: Method, [statement]: readonly unknown[]): boolean {
  if (method !== 'execute') return false
  const text = typeof statement === 'string' ? statement : (statement as { sql: string }).sql
  return READS.test(text)
}

type Options = { lockTimeoutMs?: number; pragmas?: readonly string[] }

/**
 * Makes a SQLite client wait for a lock without blocking the event loop. The client itself would wait on the
 * main thread (busy_timeout), blocking all other requests; so its own wait is disabled, and calls that find
 * the database locked are retried here, one after the other in their order.
 *
 * A statement that a lock has stopped stays open in the client until it is garbage-collected, and until then
 * the connection commits nothing. So a write first checks whether the lock is free, which leaves nothing
 * open; and if another program took the lock in between, the connection is replaced by a new one, with
 * `pragmas` set again.
 */
export async function retryWhileLocked(client: LockableClient, options: Options = {}): Promise<void> {
  const { lockTimeoutMs = LOCK_TIMEOUT_MS, pragmas = [] } = options
  const original = Object.fromEntries(METHODS.map((name) => [name, client[name].bind(client)])) as Record<
    Method,
    Call
  >
  const setUp = async (): Promise<void> => {
    for (const pragma of ['busy_timeout = 0', ...pragmas]) await original.execute(`PRAGMA ${pragma}`)
  }
  const replaceConnection = async (): Promise<void> => {
    const oldConnection = await client.transaction('deferred')
    oldConnection.close()
    await setUp()
  }

  /** One attempt; null when the database is locked. */
  async function attempt(method: Method, args: unknown[]): Promise<{ result: unknown } | null> {
    try {
      if (!isRead(method, args)) await original.executeMultiple('BEGIN IMMEDIATE')
    } catch (err) {
      if (isDatabaseBusy(err)) return null
      throw err
    }
    try {
      return { result: await original[method](...args) }
    } catch (err) {
      if (!isDatabaseBusy(err)) throw err
      await replaceConnection()
      return null
    }
  }

  let last: Promise<unknown> = Promise.resolve()
  async function retry(method: Method, args: unknown[], until: number): Promise<unknown> {
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, MAX_WAIT_MS)) {
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
      const until = performance.now() + lockTimeoutMs
      const result = last.then(() => retry(method, args, until))
      last = result.catch(() => {})
      return result
    }
}
