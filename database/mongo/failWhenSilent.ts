import type { BaseDatabaseAdapter } from 'payload'
import { DatabaseSilentError } from '../databaseErrors.ts'

/** Calls of the adapter that only read. */
const READS = [
  'count',
  'countVersions',
  'find',
  'findDistinct',
  'findOne',
  'findVersions',
  'queryDrafts',
] as const
/** Calls that write: none is cut off, since it may have been done. */
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

// biome-ignore lint/suspicious/noExplicitAny: the arguments of whichever call of the adapter
type Call = (args: any) => Promise<any>
type Connection = { db?: { admin: () => { ping: () => Promise<unknown> } } }

/** Resolves after `ms`, once everything that has arrived by then has been read: a server that was busy itself is no silent database. */
const after = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(() => setImmediate(() => setImmediate(resolve)), ms))

/**
 * Makes reads fail when MongoDB takes them and gives no sign of life for `silenceMs`, which the driver notices after half a minute only. Each that has
 * waited for half of it sends a `ping`, shared by all, again and again: a long read of a server that answers is never cut off.
 */
export function failWhenSilent(adapter: BaseDatabaseAdapter, silenceMs: number): void {
  const db = adapter as unknown as Record<string, Call> & { connection: Connection }
  let asking: Promise<boolean> | null = null
  const ask = async (): Promise<boolean> => {
    const answered = db.connection.db?.admin().ping() ?? Promise.reject(new Error('no connection'))
    return Promise.race([
      answered.then(
        () => true,
        () => false,
      ),
      after(silenceMs / 2).then(() => false),
    ])
  }
  const answers = (): Promise<boolean> => {
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }
  for (const name of READS) {
    const read = db[name]?.bind(adapter)
    if (read) db[name] = (args) => unlessSilent(read(args), silenceMs / 2, answers)
  }
  for (const name of WRITES) {
    const write = db[name]?.bind(adapter)
    if (write) db[name] = (args) => write(args).catch((err) => Promise.reject(asAway(err)))
  }
}

/** A connection that the database has ended just as it was written to: the driver passes on the system's own error. */
const asAway = (err: unknown): unknown =>
  (err as { code?: unknown } | null)?.code === 'EPIPE'
    ? new DatabaseSilentError('the database has ended the connection', { cause: err })
    : err

function unlessSilent<T>(read: Promise<T>, waitMs: number, answers: () => Promise<boolean>): Promise<T> {
  return new Promise((resolve, reject) => {
    let isOver = false
    let timer: NodeJS.Timeout
    const look = async (): Promise<void> => {
      if (isOver) return
      const isThere = await answers()
      if (isOver) return
      if (isThere) watch()
      else reject(new DatabaseSilentError('the database gives no sign of life'))
    }
    const watch = (): void => {
      timer = setTimeout(() => setImmediate(() => setImmediate(() => void look())), waitMs)
    }
    watch()
    const end = (): void => {
      isOver = true
      clearTimeout(timer)
    }
    read.finally(end).then(resolve, (err) => reject(asAway(err)))
  })
}
