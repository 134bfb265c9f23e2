import type { BaseDatabaseAdapter } from 'payload'
import { DatabaseSilentError } from '../databaseErrors.ts'

/** Methods of the adapter that only read. */
const READS = [
  'count',
  'countVersions',
  'find',
  'findDistinct',
  'findOne',
  'findVersions',
  'queryDrafts',
] as const
/** Methods that write. They have no timeout here, since an unanswered write may have succeeded. */
const WRITES = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'updateGlobal',
  'updateGlobalVersion',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const

// biome-ignore lint/suspicious/noExplicitAny: arguments of any method of the adapter
type Call = (args: any) => Promise<any>
type Connection = { db?: { admin: () => { ping: () => Promise<unknown> } } }

/** Resolves after `ms`, once all data that has arrived by then has been read: a busy event loop must not look like an unresponsive database. */
const after = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(() => setImmediate(() => setImmediate(resolve)), ms))

/**
 * Makes reads fail with DatabaseSilentError when MongoDB does not respond for `silenceMs`; the driver's own detection takes half a minute. A read that
 * has waited for half of that time sends a `ping`, shared by all waiting reads, and repeats it: a long read of a responsive server is never aborted.
 */
export function failWhenSilent(adapter: BaseDatabaseAdapter, silenceMs: number): void {
  const db = adapter as unknown as Record<string, Call> & { connection: Connection }
  let pendingPing: Promise<boolean> | null = null
  const ping = async (): Promise<boolean> => {
    const response = db.connection.db?.admin().ping() ?? Promise.reject(new Error('no connection'))
    return Promise.race([
      response.then(
        () => true,
        () => false,
      ),
      after(silenceMs / 2).then(() => false),
    ])
  }
  const isResponsive = (): Promise<boolean> => {
    pendingPing ??= ping().finally(() => {
      pendingPing = null
    })
    return pendingPing
  }
  for (const name of READS) {
    const read = db[name]?.bind(adapter)
    if (read) db[name] = (args) => rejectWhenSilent(read(args), silenceMs / 2, isResponsive)
  }
  for (const name of WRITES) {
    const write = db[name]?.bind(adapter)
    if (write) db[name] = (args) => write(args).catch((err) => Promise.reject(asDatabaseError(err)))
  }
}

/** Converts EPIPE, the system error that the driver passes on when the database closes the connection during a write. */
const asDatabaseError = (err: unknown): unknown =>
  (err as { code?: unknown } | null)?.code === 'EPIPE'
    ? new DatabaseSilentError('the database has ended the connection', { cause: err })
    : err

function rejectWhenSilent<T>(
  read: Promise<T>,
  waitMs: number,
  isResponsive: () => Promise<boolean>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let isOver = false
    let timer: NodeJS.Timeout
    const check = async (): Promise<void> => {
      if (isOver) return
      const canWait = await isResponsive()
      if (isOver) return
      if (canWait) schedule()
      else reject(new DatabaseSilentError('the database does not respond'))
    }
    const schedule = (): void => {
      timer = setTimeout(() => setImmediate(() => setImmediate(() => void check())), waitMs)
    }
    schedule()
    const end = (): void => {
      isOver = true
      clearTimeout(timer)
    }
    read.finally(end).then(resolve, (err) => reject(asDatabaseError(err)))
  })
}
